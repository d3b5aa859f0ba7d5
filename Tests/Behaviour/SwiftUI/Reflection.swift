@_spi(Reflection) import Swift

/// A stored property that the runtime has to do something with.
struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type
}

@MainActor private var knownFields: [ObjectIdentifier: [DynamicField]] = [:]

/// The stored properties of a struct that are dynamic.
@MainActor func dynamicFields(of type: Any.Type) -> [DynamicField] {
  if let known = knownFields[ObjectIdentifier(type)] { return known }
  var fields: [DynamicField] = []
  if !(type is AnyObject.Type) {
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(DynamicField(offset: offset, type: dynamic))
      }
      return true
    }
  }
  knownFields[ObjectIdentifier(type)] = fields
  return fields
}

/// Connects the dynamic properties of a value to a node.
@MainActor func install<Value>(_ value: inout Value, in node: Node, slot: Int = 0) {
  let fields = dynamicFields(of: Value.self)
  guard !fields.isEmpty else { return }
  withUnsafeMutablePointer(to: &value) { pointer in
    let start = UnsafeMutableRawPointer(pointer)
    for field in fields { connect(field.type, at: start + field.offset, in: node, slot: slot + field.offset) }
  }
}

@MainActor private func connect<Property: DynamicProperty>(
  _ type: Property.Type, at address: UnsafeMutableRawPointer, in node: Node, slot: Int
) {
  let property = address.assumingMemoryBound(to: type)
  property.pointee._install(in: node, slot: slot)
  property.pointee.update()
}

/// A value that compares itself.
protocol Comparing {
  func isSame(as other: Any) -> Bool
}

/// Whether two inputs of a view count as the same: objects by identity, other values by `==` where they have
/// it and else part by part. Functions can't be compared, and so are never the same.
func same(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if let a = a as? any Comparing { return a.isSame(as: b) }
  if let a = a as? AnyKeyPath, let b = b as? AnyKeyPath { return a == b }
  if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  if let a = a as? Any.Type, let b = b as? Any.Type { return a == b }
  if let a = a as? any Equatable { return equal(a, b) }
  return sameParts(Mirror(reflecting: a), Mirror(reflecting: b))
}

private func equal<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }

private func sameParts(_ a: Mirror, _ b: Mirror) -> Bool {
  guard a.displayStyle != nil || a.subjectType is any View.Type, a.children.count == b.children.count else {
    return false
  }
  return zip(a.children, b.children).allSatisfy { $0.label == $1.label && same($0.value, $1.value) }
}
