import CodemodKit
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel
import Workspace

/// `swiftfix why NAME [PATH…]`: shows what evaluates a view again, or which views a change of a property
/// evaluates.
struct WhyCommand {
  private let project: WhyProject
  private let arguments: Arguments

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let name = arguments.operands.first else {
      throw UsageError("'swiftfix why' needs a view, such as Profile, or a property, such as Store.items")
    }
    let folder = try HostProcess.currentFolder()
    let paths = arguments.operands.dropFirst().map { FilePath($0) }
    let project = try WhyProject(
      paths.isEmpty ? [FilePath(".")] : paths, from: folder, threads: try arguments.threads())
    return try WhyCommand(project: project, arguments: arguments).explain(name)
  }

  private func explain(_ name: String) throws(UsageError) -> ExitCode {
    let targets = WhyTarget.all(named: name, in: project.model)
    guard !targets.isEmpty else { throw UsageError(advice(on: name)) }
    let answers = targets.map { answer(to: $0) }
    if arguments.value(.format) == "json" {
      StandardStream.output.write(String(decoding: JSONValue.array(answers.map(\.json)).bytes, as: UTF8.self))
      return .success
    }
    let paint = try ColorChoice(arguments).paint(for: .output)
    for (number, answer) in answers.enumerated() {
      StandardStream.output.write((number > 0 ? "\n" : "") + answer.text(paint))
    }
    return .success
  }

  private func answer(to target: WhyTarget) -> WhyAnswer {
    switch target {
    case .view(let type): WhyAnswer(of: type, in: project)
    case .property(let property):
      WhyAnswer(ofChanging: property, in: project, MigrationOffer(project, arguments.codemods))
    }
  }

  /// What to type instead of an unknown name.
  private func advice(on name: String) -> String {
    let model = project.model
    let types = model.index.types.filter { model.kind(of: $0.id).isEvaluated }.map(\.name)
    if let property = WhyTarget.properties(named: name, in: model).first {
      return advice(onComputed: property)
    }
    let count = project.files.count
    let problem = "no view or stored property is named '\(name)' in \(count) file\(count == 1 ? "" : "s")"
    return NearestName.of(name, among: types).map { "\(problem); did you mean '\($0)'?" } ?? problem
  }

  /// The stored properties to ask about instead of a computed one.
  private func advice(onComputed property: Declaration) -> String {
    let read = project.model.storedProperties(readBy: property).prefix(5).map { project.name(of: $0) }
    let ask =
      read.isEmpty ? "" : "; ask about a stored property that it reads: \(read.joined(separator: ", "))"
    return "'\(project.name(of: property.id))' is a computed property\(ask)"
  }
}

/// What a name on the command line refers to.
enum WhyTarget {
  /// A view, modifier, style ….
  case view(TypeID)
  /// A stored property.
  case property(Declaration)

  /// All meanings of a name: `Profile`, `Outer.Profile`, `Store.items`.
  static func all(named name: String, in model: SwiftUIModel) -> [WhyTarget] {
    let index = model.index
    let views = index.types.filter { type in
      model.kind(of: type.id).isEvaluated && (type.name == name || index.qualifiedName(of: type.id) == name)
    }
    guard views.isEmpty else { return views.map { .view($0.id) } }
    return properties(named: name, in: model).filter(\.isStored).map { .property($0) }
  }

  /// The properties with a name, such as `Store.items`, stored and computed ones.
  static func properties(named name: String, in model: SwiftUIModel) -> [Declaration] {
    let index = model.index
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let last = parts.last else { return [] }
    let owner = parts.dropLast().joined(separator: ".")
    return index.declarations(named: last).filter { declaration in
      guard declaration.kind == .variable, let type = index.type(of: declaration.id) else { return false }
      return index[type].name == owner || index.qualifiedName(of: type) == owner
    }
  }
}
