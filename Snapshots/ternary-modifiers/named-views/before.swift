import SwiftUI

struct Folding: View {
  @State private var isOpen = false
  var body: some View { Text(isOpen ? "open" : "shut") }
}

struct Titles: View {
  let name: String
  let isOn: Bool

  var body: some View { EmptyView() }

  private let constant = Text("a").font(.title)
  private var property: some View { Text(name).padding() }
  private func made(_ name: String) -> some View { HStack { Text(name) } }

  private var raised: some View { Text(name).zIndex(2) }
  private var watched: some View { Text(name).onAppear {} }
  private var folding: some View { VStack { Folding() } }
  private var again: some View { folding.padding() }
  private var label: some View { Label { Folding() } icon: { Image("a") } }

  var safe: some View {
    VStack {
      let local = Text(name).font(.body)
      if isOn { local.opacity(0.5) } else { local }
      if isOn { constant.opacity(0.5) } else { constant }
      if isOn { self.property.opacity(0.5) } else { self.property }
      if isOn { made("b").opacity(0.5) } else { made("b") }
    }
  }

  var unsafe: some View {
    VStack {
      let local = Label { Folding() } icon: { Image("a") }
      if isOn { local.opacity(0.5) } else { local }
      if isOn { raised.zIndex(1) } else { raised }
      if isOn { watched.opacity(0.5) } else { watched }
      if isOn { again.opacity(0.5) } else { again }
      if isOn { label.opacity(0.5) } else { label }
    }
  }
}

/// What a type makes of it isn't known here.
protocol Titled: View {
  var name: String { get }
}

extension Titled {
  var title: some View { Text(name) }

  @ViewBuilder func heading(isOn: Bool) -> some View {
    if isOn { title.opacity(0.5) } else { title }
  }
}
