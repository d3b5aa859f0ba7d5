// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TextField<Label: View> {}
extension TextField: _PrimitiveView {}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter)
}

extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
}

public struct SecureField<Label: View> {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}
extension SecureField: _PrimitiveView {}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>)
}

public struct TextEditor {
  public init(text: Binding<String>)
}
extension TextEditor: _PrimitiveView {}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let text: SubmitTriggers
  public static let search: SubmitTriggers
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { get }
  public static var go: SubmitLabel { get }
  public static var send: SubmitLabel { get }
  public static var join: SubmitLabel { get }
  public static var search: SubmitLabel { get }
  public static var `return`: SubmitLabel { get }
  public static var next: SubmitLabel { get }
  public static var `continue`: SubmitLabel { get }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { get }
  public static var words: TextInputAutocapitalization { get }
  public static var sentences: TextInputAutocapitalization { get }
  public static var characters: TextInputAutocapitalization { get }
}

/// Of UIKit; here so that `autocapitalization` can be written.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Of UIKit; here so that `keyboardType` and `textContentType` can be written.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case emailAddress
  case decimalPad
}

/// Of UIKit, too.
public struct UITextContentType: Hashable, Sendable {
  public static let name: UITextContentType
  public static let emailAddress: UITextContentType
  public static let username: UITextContentType
  public static let password: UITextContentType
}

nonisolated extension View {
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View
  public func submitScope(_ isBlocking: Bool = true) -> some View
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
  public func disableAutocorrection(_ disable: Bool?) -> some View
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
  public func keyboardType(_ type: UIKeyboardType) -> some View
  public func textContentType(_ textContentType: UITextContentType?) -> some View
}
