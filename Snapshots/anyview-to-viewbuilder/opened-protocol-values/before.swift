import SwiftUI

// What is 'some View' of a value of a protocol's type is 'any View', which is no view.
@MainActor protocol Page {
  associatedtype Content: View
  var content: Content { get }
}

extension Page {
  var framed: AnyView { AnyView(content.padding()) }

  func titled(_ title: String) -> AnyView { AnyView(VStack { Text(title); content }) }

  func alone() -> AnyView { AnyView(content) }

  var opaque: some View { content.padding() }

  static func sample() -> AnyView { AnyView(Text("sample")) }
}

extension View {
  func boxed() -> AnyView { AnyView(border(.red)) }

  func faded() -> AnyView { AnyView(opacity(0.5)) }
}

struct Home: Page {
  var content: some View { Text("home") }
}

struct Pages: View {
  let first: any Page
  let all: [any Page]
  let kinds: [any Page.Type]
  let extra: any View

  func show<P: Page>(_ page: P) -> AnyView { AnyView(page.content) }

  func show(other page: some Page) -> AnyView { AnyView(page.content) }

  func show<P>(where page: P) -> AnyView where P: Page { AnyView(page.content) }

  func showHome<P: Page>(_ page: P) -> AnyView { AnyView(page.content) }

  var body: some View {
    first.framed
    ForEach(all.indices, id: \.self) { position in
      let page = all[position]
      page.titled("page")
      show(page)
      AnyView(page.opaque)
    }
    if let page = all.first { show(where: page) }
    show(other: first)
    kinds[0].sample()
    extra.boxed()
  }
}

struct Homes: View {
  let home: Home

  var body: some View {
    home.alone()
    Text("a").faded()
    Pages(first: home, all: [], kinds: [], extra: Text("")).showHome(home)
    AnyView(home.opaque)
  }
}

// The name of a protocol alone says so behind a cast, too.
protocol Note {
  var text: String { get }
}

extension Note {
  func shown() -> AnyView { AnyView(Text(text)) }
}

struct Sheet<Value>: View {
  let value: Value

  var body: some View { (value as! Note).shown() }
}

// So it does as an element of an array, or in an alias.
protocol Track {
  var name: String { get }
}

extension Track {
  func listed() -> AnyView { AnyView(Text(name)) }
}

struct Album: View {
  var tracks = [Track]()

  var body: some View { tracks[0].listed() }
}

protocol Mark {
  var symbol: String { get }
}

extension Mark {
  func drawn() -> AnyView { AnyView(Text(symbol)) }
}

typealias NamedMark = Mark & CustomStringConvertible

struct Badge: View {
  let mark: NamedMark

  var body: some View { mark.drawn() }
}

// Nobody needs to spell the type of an error.
extension Error {
  var shown: AnyView { AnyView(Text(verbatim: "\(self)")) }
}

struct Photo: View {
  let phase: AsyncImagePhase

  var body: some View {
    if case .failure(let error) = phase { error.shown }
  }
}
