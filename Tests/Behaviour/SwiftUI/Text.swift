// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation(_ value: NSObject, formatter: Formatter) {
      text += formatter.string(for: value) ?? ""
    }
  }
}

public struct Text: View, Primitive, Equatable {
  public typealias Body = Never
  let text: String
  private var look: [String: String] = [:]

  public init(_ key: LocalizedStringKey) { text = key.text }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(verbatim content: String) { text = content }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    text = format.format(input)
  }

  public static func + (a: Text, b: Text) -> Text { Text(verbatim: a.text + b.text) }

  private func with(_ key: String, _ value: String?) -> Text {
    var copy = self
    // An empty value stands for one that is taken away.
    copy.look[key] = copy.look[key] ?? (value ?? "")
    return copy
  }

  public func bold() -> Text { with("bold", "true") }
  public func bold(_ isActive: Bool) -> Text { with("bold", isActive ? "true" : nil) }
  public func italic() -> Text { with("italic", "true") }
  public func italic(_ isActive: Bool) -> Text { with("italic", isActive ? "true" : nil) }
  public func font(_ font: Font?) -> Text { with("font", font?.name) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with("weight", weight?.rawValue) }
  public func foregroundColor(_ color: Color?) -> Text { with("style", color?.name) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    style is HierarchicalShapeStyle && style.name == "primary" ? self : with("style", style.name)
  }
  public func underline(_ isActive: Bool = true) -> Text { with("underline", isActive ? "true" : nil) }
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with("strikethrough", isActive ? "true" : nil)
  }

  func parts(of node: Node) -> Parts {
    let own = look
    return Parts(
      label: "\"\(text)\"", environment: { $0.look.merge(own) { $1 } }, title: text)
  }
}

public struct Image: View, Primitive, Equatable {
  public typealias Body = Never
  let name: String

  public init(systemName: String) { name = systemName }
  public init(_ name: String) { self.name = name }
  public func resizable() -> Image { self }

  func parts(of node: Node) -> Parts { Parts(label: "Image \(name)") }
}
