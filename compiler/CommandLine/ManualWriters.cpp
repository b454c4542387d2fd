//===- ManualWriters.cpp - Output forms of a tool's manual ----------------===//

#include "compiler/CommandLine/ManualWriters.h"

#include "gspmd/Version.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::gspmd;
using llvm::raw_ostream;
using llvm::StringRef;

/// Returns `--inputs=<npz>`, with `open` and `close` as brackets.
static std::string spell(const ManualEntry &entry, StringRef open = "<",
                         StringRef close = ">") {
  if (entry.value.empty())
    return entry.name;
  std::string value = (open + entry.value + close).str();
  if (!StringRef(entry.name).starts_with("--"))
    return entry.name + " " + value;
  return entry.isValueOptional ? entry.name + "[=" + value + "]"
                               : entry.name + "=" + value;
}

/// Returns the values of an option that has a fixed set of them.
static llvm::SmallVector<StringRef> choicesOf(const ManualEntry &entry) {
  llvm::SmallVector<StringRef> choices;
  if (StringRef(entry.value).contains('|'))
    StringRef(entry.value).split(choices, '|');
  return choices;
}

static std::vector<ManualEntry> optionsOf(const Manual &manual) {
  std::vector<ManualEntry> options;
  for (const ManualSection &section : manual.sections)
    for (const ManualEntry &entry : section.entries)
      options.push_back(entry);
  return options;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// The width of the text in columns, which fits on a terminal of 100.
static constexpr unsigned kWidth = 98;

/// Writes `text` wrapped from column `column` on; further lines are indented by
/// `indent`.
static void writeWrapped(StringRef text, unsigned column, unsigned indent,
                         raw_ostream &os) {
  llvm::SmallVector<StringRef> words;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  bool isFirst = true;
  for (StringRef word : words) {
    if (!isFirst && column + 1 + word.size() > kWidth) {
      os << "\n" << std::string(indent, ' ');
      column = indent;
      isFirst = true;
    }
    os << (isFirst ? "" : " ") << word;
    column += word.size() + !isFirst;
    isFirst = false;
  }
  os << "\n";
}

static void writeTextEntries(llvm::ArrayRef<ManualEntry> entries,
                             unsigned widest, raw_ostream &os) {
  unsigned indent = 0;
  for (const ManualEntry &entry : entries)
    indent = std::max<unsigned>(indent, spell(entry).size() + 4);
  indent = std::min(indent, widest);
  for (const ManualEntry &entry : entries) {
    std::string name = "  " + spell(entry);
    os << name;
    if (name.size() + 2 > indent)
      os << "\n" << std::string(indent, ' ');
    else
      os << std::string(indent - name.size(), ' ');
    writeWrapped(entry.text, indent, indent, os);
  }
}

/// Writes the names only, as many in a line as fit.
static void writeNames(llvm::ArrayRef<ManualEntry> entries, raw_ostream &os) {
  std::string names;
  for (const ManualEntry &entry : entries)
    names += spell(entry) + " ";
  os << "  ";
  writeWrapped(names, 2, 2, os);
}

static void writeText(const Manual &manual, raw_ostream &os) {
  os << manual.name << ": " << manual.summary << "\n\nUsage: " << manual.name
     << " " << manual.usage << "\n";
  llvm::SmallVector<StringRef> paragraphs;
  StringRef(manual.description).split(paragraphs, "\n\n", -1, false);
  for (StringRef paragraph : paragraphs) {
    os << "\n";
    writeWrapped(paragraph, 0, 0, os);
  }
  for (const ManualSection &section : manual.sections) {
    os << "\n" << section.title;
    if (section.isLong) {
      os << " (what each does: --help=man):\n";
      writeNames(section.entries, os);
    } else {
      os << ":\n";
      writeTextEntries(section.entries, 34, os);
    }
  }
  os << "\nExit code:\n";
  writeTextEntries(manual.exitCodes, 34, os);
  os << "\nExamples:\n";
  writeTextEntries(manual.examples, 64, os);
}

//===----------------------------------------------------------------------===//
// Man page
//===----------------------------------------------------------------------===//

/// Escapes text for troff: no macro at the start of a line, dashes as typed.
static std::string troff(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else if (c == '\'' || (c == '.' && result.empty()))
      result += c == '.' ? "\\&." : "\\(aq";
    else
      result += c;
  }
  return result;
}

static void writeManEntries(StringRef title,
                            llvm::ArrayRef<ManualEntry> entries,
                            raw_ostream &os) {
  if (entries.empty())
    return;
  os << ".SH " << troff(StringRef(title).upper()) << "\n";
  for (const ManualEntry &entry : entries)
    os << ".TP\n\\fB" << troff(spell(entry, "", "")) << "\\fR\n"
       << troff(entry.text) << "\n";
}

static void writeMan(const Manual &manual, raw_ostream &os) {
  os << ".TH " << StringRef(manual.name).upper()
     << " 1 \"\" \"gspmd " GSPMD_VERSION_STRING "\" \"gspmd\"\n.SH NAME\n"
     << troff(manual.name) << " \\- " << troff(manual.summary)
     << "\n.SH SYNOPSIS\n.B " << troff(manual.name) << "\n"
     << troff(manual.usage) << "\n.SH DESCRIPTION\n";
  llvm::SmallVector<StringRef> paragraphs;
  StringRef(manual.description).split(paragraphs, "\n\n", -1, false);
  for (StringRef paragraph : paragraphs)
    os << troff(paragraph) << "\n.PP\n";
  for (const ManualSection &section : manual.sections)
    writeManEntries(section.title, section.entries, os);
  writeManEntries("Exit status", manual.exitCodes, os);
  writeManEntries("Examples", manual.examples, os);
}

//===----------------------------------------------------------------------===//
// Reference page
//===----------------------------------------------------------------------===//

/// Escapes text for a table cell.
static std::string cell(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '|' || c == '<' || c == '*' || c == '_')
      result += '\\';
    result += c;
  }
  return result;
}

static void writeTable(StringRef title, llvm::ArrayRef<ManualEntry> entries,
                       raw_ostream &os) {
  if (entries.empty())
    return;
  os << "\n## " << title << "\n\n| | |\n|---|---|\n";
  for (const ManualEntry &entry : entries) {
    // A bar ends a table cell even inside of code.
    std::string name = spell(entry);
    std::string::size_type at = 0;
    while ((at = name.find('|', at)) != std::string::npos) {
      name.insert(at, "\\");
      at += 2;
    }
    os << "| `" << name << "` | " << cell(entry.text) << " |\n";
  }
}

static void writeMarkdown(const Manual &manual, raw_ostream &os) {
  os << "# " << manual.name << "\n\n"
     << manual.summary << "\n\n    " << manual.name << " " << manual.usage
     << "\n\n"
     << manual.description << "\n";
  for (const ManualSection &section : manual.sections)
    writeTable(section.title, section.entries, os);
  writeTable("Exit code", manual.exitCodes, os);
  writeTable("Examples", manual.examples, os);
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

/// Completes options, the choices of options that have them, and files. bash
/// splits words at `=`, so the option of a value is one or two words before it.
static void writeBash(const Manual &manual, raw_ostream &os) {
  std::string function = "_" + manual.name;
  llvm::replace(function, '-', '_');
  os << "# Completion of " << manual.name << " in bash.\n"
     << function << "() {\n"
     << "  local cur=${COMP_WORDS[COMP_CWORD]} option=\n"
     << "  COMPREPLY=()\n"
     << "  if [[ $cur == \"=\" ]]; then\n"
     << "    option=${COMP_WORDS[COMP_CWORD-1]} cur=\n"
     << "  elif [[ ${COMP_WORDS[COMP_CWORD-1]} == \"=\" ]]; then\n"
     << "    option=${COMP_WORDS[COMP_CWORD-2]}\n"
     << "  fi\n"
     << "  case $option in\n";
  for (const ManualEntry &entry : optionsOf(manual))
    if (auto choices = choicesOf(entry); !choices.empty())
      os << "  " << entry.name << ") COMPREPLY=($(compgen -W '"
         << llvm::join(choices, " ") << "' -- \"$cur\")); return ;;\n";
  os << "  esac\n"
     << "  if [[ -z $option && $cur == -* ]]; then\n"
     << "    COMPREPLY=($(compgen -W '";
  for (const ManualEntry &entry : optionsOf(manual)) {
    bool takesValue = !entry.value.empty() && !entry.isValueOptional &&
                      StringRef(entry.name).starts_with("--");
    os << entry.name << (takesValue ? "= " : " ");
  }
  os << "' -- \"$cur\"))\n"
     << "    [[ ${COMPREPLY-} == *= ]] && compopt -o nospace\n"
     << "  else\n"
     << "    compopt -o filenames\n"
     << "    COMPREPLY=($(compgen -f -- \"$cur\"))\n"
     << "  fi\n"
     << "  return 0\n"
     << "}\n"
     << "complete -F " << function << " " << manual.name << "\n";
}

static std::string inZshBrackets(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      (result += '\\') += c;
    else
      result += c;
  }
  return result;
}

static void writeZsh(const Manual &manual, raw_ostream &os) {
  os << "#compdef " << manual.name << "\n_arguments \\\n";
  for (const ManualEntry &entry : optionsOf(manual)) {
    os << "  '*" << entry.name;
    if (!entry.value.empty() && StringRef(entry.name).starts_with("--"))
      os << (entry.isValueOptional ? "=-" : "=");
    os << "[" << inZshBrackets(entry.text) << "]";
    if (auto choices = choicesOf(entry); !choices.empty())
      os << (entry.isValueOptional ? "::value:(" : ":value:(")
         << llvm::join(choices, " ") << ")";
    else if (!entry.value.empty())
      os << (entry.isValueOptional ? "::" : ":") << inZshBrackets(entry.value)
         << ":_files";
    os << "' \\\n";
  }
  os << "  '*:file:_files'\n";
}

void mlir::gspmd::writeManual(const Manual &manual, ManualForm form,
                              raw_ostream &os) {
  switch (form) {
  case ManualForm::Text:
    return writeText(manual, os);
  case ManualForm::Man:
    return writeMan(manual, os);
  case ManualForm::Markdown:
    return writeMarkdown(manual, os);
  case ManualForm::Bash:
    return writeBash(manual, os);
  case ManualForm::Zsh:
    return writeZsh(manual, os);
  }
}
