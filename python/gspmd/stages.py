"""Pipeline stages: how a program is divided, and its stages as StableHLO."""

from __future__ import annotations

import dataclasses
import json
import os
from typing import Any, Mapping, Sequence, Union


@dataclasses.dataclass(frozen=True)
class Stages:
    """How a step is divided into pipeline stages (docs/pipelines.md).

    schedule: "gpipe", "1f1b", "interleaved", "zero-bubble", or the path of a table (.json).
    microbatches: the number of microbatches, into which the batch is divided.
    microbatch_dims: the dimension of the batch of the arguments that contain it, by their
        names ("batch['x']", or "batch" for all arrays of a tree).
    count: the number of stages of equal time and memory to divide the function into; 0: the
        function states its stages by name scopes.
    groups: the number of groups of devices; 0: as many as stages, in an interleaved schedule
        half as many.
    meshes: the sizes of the mesh axes of each group, ({"x": 4}, {"x": 2}); empty: those of
        the program.
    """

    schedule: str
    microbatches: int
    microbatch_dims: Mapping[str, int] = dataclasses.field(default_factory=dict)
    count: int = 0
    groups: int = 0
    meshes: Sequence[Mapping[str, int]] = ()

    def _dims_text(self) -> str:
        return _numbers_text(self.microbatch_dims)

    def _meshes_text(self) -> str:
        return ";".join(map(_numbers_text, self.meshes))


def _numbers_text(numbers: Mapping[str, int]) -> str:
    return ",".join("%s=%d" % item for item in numbers.items())


class ExportedStages:
    """The stages of a program as StableHLO.

    `schedule` is the contents of schedule.json (docs/pipelines.md), `programs` the text of
    each task by its name.
    """

    def __init__(self, files: Mapping[str, str]):
        self._files = dict(files)
        self.schedule: dict[str, Any] = json.loads(files["schedule.json"])
        self.programs = {program["name"]: files[program["file"]]
                         for program in self.schedule["programs"]}

    def write(self, folder: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the files of gspmd-run --export-stages.

        folder: the path of the folder, which is created if it does not exist.
        """
        os.makedirs(folder, exist_ok=True)
        for name, text in self._files.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
