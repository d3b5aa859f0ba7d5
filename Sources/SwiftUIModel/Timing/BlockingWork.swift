package import ProjectIndex
package import SwiftCST

/// What a call does that keeps its thread from anything else.
package enum BlockingWork: Sendable {
  /// It reads or changes files.
  case reading
  /// It waits for another thread or process, or sleeps.
  case waiting
  /// It decodes data.
  case decoding
}

extension SwiftUIModel {
  /// What a call of Apple's frameworks does that blocks its thread; nil for any other call.
  package func blockingWork(of call: FunctionCallExprSyntax) -> BlockingWork? {
    guard let callee = call.calledExpression else { return nil }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base else {
      guard index.isForeign(callee) else { return nil }
      if BlockingCalls.sleepers.contains(callee.text) { return .waiting }
      let label = call.argumentLabels.first ?? nil
      return BlockingCalls.reads(type: callee.text, label: label) ? .reading : nil
    }
    switch access.declName?.baseName?.name ?? "" {
    case "wait":
      return isInstance(base, of: BlockingCalls.waitedFor) && !isSignaled(base, before: call) ? .waiting : nil
    case "waitUntilExit": return hasEnded(base) ? nil : .waiting
    case "sleep", "sleepForTimeInterval": return base.text == "Thread" ? .waiting : nil
    case "readDataToEndOfFile": return isOfProcess(base) ? .waiting : nil
    case "sync": return base.text == "DispatchQueue.main" ? .waiting : nil
    case "decode": return isInstance(base, of: ["JSONDecoder", "PropertyListDecoder"]) ? .decoding : nil
    case let name where BlockingCalls.unarchivers.contains(name):
      guard base.text == "NSKeyedUnarchiver", index.isForeign(base) else { return nil }
      return call.argumentLabels.first == "withFile" ? .reading : .decoding
    case let name: return BlockingCalls.isFileWork(name) && isFileManager(base) ? .reading : nil
    }
  }

  /// Whether the code of a member has a call that reads or changes files.
  package func readsFiles(_ member: DeclarationID) -> Bool {
    memory.fileReaders.answer(member.order) {
      index[member].node.subtree.contains { node in
        FunctionCallExprSyntax(node).flatMap(blockingWork) == .reading
      }
    }
  }

  /// Whether a file handle is that of a pipe, which ends with its process, and nothing else in the function
  /// waits for that.
  private func isOfProcess(_ base: Node) -> Bool {
    guard MemberAccessExprSyntax(base)?.declName?.baseName?.name == "fileHandleForReading" else {
      return false
    }
    return index.enclosingDeclaration(of: base)?.node.subtree.contains { node in
      guard node.range.lowerBound != base.range.lowerBound,
        let name = FunctionCallExprSyntax(node)?.calledName
      else { return false }
      return name.hasPrefix("wait") || name == "readDataToEndOfFile" && node.id < base.id
    } == false
  }

  private func isFileManager(_ base: Node) -> Bool {
    base.text == "FileManager.default" || isInstance(base, of: ["FileManager"])
  }

  /// Whether the statement before a call lets it go on: `semaphore.signal()`.
  private func isSignaled(_ base: Node, before call: FunctionCallExprSyntax) -> Bool {
    guard let item = call.node.enclosing({ $0 == .codeBlockItem }) else { return false }
    return item.parent?.children.filter { $0.id < item.id }.last?.text == "\(base.text).signal()"
  }

  private func isInstance(_ base: Node, of types: Set<String>) -> Bool {
    if case .instance(.foreign(let name), _) = index.typeOfExpression(base) { return types.contains(name) }
    guard case .local(let binding) = index.lookUp(base) else { return false }
    return FunctionCallExprSyntax(binding.value)?.calledExpression.map { types.contains($0.text) } ?? false
  }
}

// MARK: - The blocked thread

extension SwiftUIModel {
  /// Whether code is in a synchronous member of a view, and in no closure that may run elsewhere: the main thread
  /// runs it.
  package func blocksMainThread(_ code: Node) -> Bool {
    for around in code.ancestors {
      if around.kind == .closureExpr {
        let role = role(of: around)
        guard role.isBodyCode || role == .action else { return false }
      }
      guard let member = index.declaration(at: around),
        member.kind == .function || member.kind == .initializer || member.kind == .variable
      else { continue }
      let isAsync = FunctionDeclSyntax(member.node)?.signature?.effectSpecifiers?.asyncSpecifier != nil
      guard !isAsync, !member.traits.contains(.nonisolated), !member.isStatic,
        !isOnlyCalledElsewhere(member), let type = index.type(of: member.id)
      else { return false }
      return kind(of: type).isView
    }
    return false
  }
}
