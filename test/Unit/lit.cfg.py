"""Runs every GoogleTest binary under lit, so that one report covers all."""

import os

import lit.formats

config.name = "GSPMD-Unit"
config.suffixes = []
config.test_source_root = os.path.join(config.gspmd_obj_root, "bin")
config.test_exec_root = config.test_source_root
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.environment["GSPMD_VERIFY_EACH"] = "1"
config.environment["OMP_NUM_THREADS"] = "1"
config.environment["ASAN_OPTIONS"] = "allow_user_poisoning=0:detect_leaks=0"
