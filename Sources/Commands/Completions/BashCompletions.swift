import CodemodKit

/// The completion script for bash: a function that examines the command and the previous word.
struct BashCompletions {
  let commands: [CommandDeclaration]
  let passes: [CodemodMetadata]

  var script: String {
    """
    # bash completion for swiftfix
    _swiftfix() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= suggestions=
      # bash takes '=' for a word of its own.
      [[ $word == = ]] && word=
      [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}
      case ${COMP_WORDS[1]} in
        \(names)) ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]} ;;
      esac
      COMPREPLY=()
      case "$command $previous" in
    \(valueCases)  esac
      if [[ $word == -* ]]; then
        case $command in
    \(optionCases)    esac
      else
        case $command in
    \(operandCases)    esac
        ((COMP_CWORD == 1)) && suggestions+=" \(names.replacing("|", with: " "))"
      fi
      COMPREPLY+=($(compgen -W "$suggestions" -- "$word"))
    }

    # What was typed before the last comma stays.
    _swiftfix_list() {
      local start=
      [[ $word == *,* ]] && start=${word%,*},
      COMPREPLY=($(compgen -P "$start" -W "$1" -- "${word##*,}"))
    }

    complete -o filenames -F _swiftfix swiftfix

    """
  }

  private var names: String { commands.map(\.name).filter { !$0.isEmpty }.joined(separator: "|") }

  /// The values of options: for example, passes after `--only`.
  private var valueCases: String {
    commands.flatMap { command in
      command.allOptions.filter { $0.placeholder != nil }.map { option in
        "    '\(command.name) \(option.name)') \(suggesting(option.values)); return ;;\n"
      }
    }.joined()
  }

  /// Files and folders, whose names may contain spaces. Bash itself handles words typed with quotes or
  /// backslashes.
  private static let paths =
    #"compopt -o default; mapfile -t COMPREPLY < <(compgen -f -- "$word")"#

  private func suggesting(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .nothing: ":"
    case .path: Self.paths
    case .word(let words):
      "COMPREPLY=($(compgen -W '\(words.words(passes).joined(separator: " "))' -- \"$word\"))"
    case .assignment(let words):
      // Not as a file name: bash would escape the '=' with a backslash.
      "compopt -o nospace +o filenames; COMPREPLY=($(compgen -S = "
        + "-W '\(words.words(passes).joined(separator: " "))' -- \"$word\"))"
    case .list(let words):
      "compopt -o nospace; _swiftfix_list '\(words.words(passes).joined(separator: " "))'"
    }
  }

  private var optionCases: String {
    commands.map { command in
      let options = command.allOptions.map(\.name.description).joined(separator: " ")
      return "      '\(command.name)') suggestions='\(options)' ;;\n"
    }.joined()
  }

  private var operandCases: String {
    commands.compactMap { command in
      switch command.operandKind {
      case .text, .nothing, .assignment: nil
      case .path: "      '\(command.name)') \(Self.paths) ;;\n"
      case .word(let words), .list(let words):
        "      '\(command.name)') suggestions='\(words.words(passes).joined(separator: " "))' ;;\n"
      }
    }.joined()
  }
}
