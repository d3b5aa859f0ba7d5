import ProjectIndex
import SwiftCST

/// A call or loop that derives something from a collection.
struct DerivingStep {
  /// The collection.
  let collection: Node

  /// The method, as it is called if it returns a new collection; ``Collections/loop`` for a loop.
  let method: String

  /// The code that does the work for each element: the call or loop, or that of an initializer which is called.
  let code: Node

  /// Whether it only takes long if something evaluates the view often.
  let needsCause: Bool

  /// The work of a call or loop itself; nil if it does none.
  init?(_ node: Node, _ model: SwiftUIModel) {
    if let collection = model.collectionLooped(by: node) {
      // What is derived before the loop is work of its own.
      guard !model.isDerived(collection) else { return nil }
      self.init(collection, code: node)
      return
    }
    guard let call = FunctionCallExprSyntax(node), let name = ViewCall(call).nameToken?.text else {
      return nil
    }
    let isOfTrigger = model.isMapOfTrigger(node)
    let isOnlyMapped = !isOfTrigger && model.isSlowMap(node)
    if Collections.isCostly(name) || isOfTrigger || isOnlyMapped,
      let collection = model.derivedCollection(of: node) ?? model.searchedConstant(of: node)
    {
      self.init(collection, code: node, needsCause: isOnlyMapped)
      return
    }
    // Body code is followed into functions, but not into initializers.
    guard let passed = model.passedDerivation(at: node), passed.isOfInitializer,
      !model.isDerived(passed.argument)
    else { return nil }
    self.init(passed.argument, code: passed.work)
  }

  private init(_ collection: Node, code: Node, needsCause: Bool = false) {
    self.collection = collection
    self.code = code
    self.needsCause = needsCause
    method = Self.method(of: code)
  }

  /// The method of a call or loop.
  static func method(of code: Node) -> String {
    let name = FunctionCallExprSyntax(code).flatMap { ViewCall($0).nameToken?.text } ?? Collections.loop
    return Collections.derivingForm(ofMutating: name) ?? name
  }

  /// Whether more is done for each element than to read and compare its properties; in a loop, which may make
  /// something of it, only what takes long.
  func callsSomething(_ model: SwiftUIModel) -> Bool {
    if let loop = ForStmtSyntax(code)?.body?.node {
      return model.hasCostlyStep(loop)
    }
    guard let call = FunctionCallExprSyntax(code) else { return false }
    return (call.trailingClosures + call.argumentValues).contains { value in
      guard value.kind == .closureExpr else { return value.kind != .keyPathExpr }
      return value.subtree.contains { $0.kind == .functionCallExpr && !model.asksSelection($0) }
    }
  }
}
