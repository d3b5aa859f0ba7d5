import SwiftCST

extension ProjectIndex {
  /// The functions of the project that are operators with a name: an operator has no symbol, so
  /// ``declarations(named:)`` doesn't return any.
  package func operators(named name: String) -> [Declaration] {
    memory.operators.answer(name) {
      files.flatMap { file in
        let declarations = file.declarations
        // Few declarations are operators; avoid copying the others.
        return declarations.indices.lazy
          .filter { declarations[$0].kind == .function && declarations[$0].symbol == nil }
          .map { declarations[$0] }
          .filter { FunctionDeclSyntax($0.node)?.name?.text == name }
      }
    }
  }
}
