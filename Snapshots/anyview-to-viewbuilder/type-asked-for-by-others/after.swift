import SwiftUI

// What holds or takes the content asks for its type, and tells an AnyView from what is in it.
struct Held<Content: View>: View {
  private let holder: Holder<Content>

  init(@ViewBuilder content: () -> Content) { holder = Holder(content: content()) }

  var body: some View {
    if holder.isNothing { Text("nothing") } else { holder.content }
  }
}

struct Holder<Value> {
  let content: Value

  var isNothing: Bool { Value.self == EmptyView.self }
}

struct HandedOn<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Described { content } }
}

struct Described<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { Text(String(reflecting: content())) }
}

struct Listed<Content: View>: View {
  private let parts: [Content]

  init(@ViewBuilder content: () -> Content) { parts = [content()] }

  var body: some View {
    if parts is [EmptyView] { Text("nothing") } else { parts[0] }
  }
}

struct Mirrored<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Text(Mirror(reflecting: self).description)
    content
  }
}

extension View {
  func titled() -> some View { VStack { Text(String(describing: Self.self)); self } }
}

extension View {
  func told<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    preference(key: Key.self, value: value)
  }
}

struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

// This one says something of other values alone.
struct Loading<Value, Content: View>: View {
  private let value: Value
  private let content: Content
  private let title = "Loading"

  init(_ value: Value, @ViewBuilder content: () -> Content) {
    self.value = value
    self.content = content()
  }

  var body: some View {
    Text(verbatim: "\(value) \(self.title)")
    content.told(Width.self, 1)
  }
}

struct Pages: View {
  private var held: AnyView { AnyView(EmptyView()) }
  private var handedOn: AnyView { AnyView(Text("a")) }
  private var listed: AnyView { AnyView(EmptyView()) }
  private var mirrored: AnyView { AnyView(Text("b")) }
  private var titled: AnyView { AnyView(Text("c")) }
  private var titledInside: AnyView { AnyView(Text("d")) }
  private var loading: some View { Text("e") }

  var body: some View {
    Held { held }
    HandedOn { handedOn }
    Listed { listed }
    Mirrored { mirrored }
    titled.padding().titled()
    VStack { titledInside }.titled()
    Loading(1) { loading }
  }
}
