import SwiftUI

enum Style { case card, list }

struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Row: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct Styled: View {
  let style: Style
  @State private var isShown = false

  var body: some View {
    VStack {
      title
      fill
      sheet
      styled
      color
    }
  }

  @ViewBuilder private var title: some View {
    switch style {
    case .card: Text("Title").font(.headline).frame(height: 25)
    case .list: Text("Title").font(.title3)
    }
  }

  @ViewBuilder private var fill: some View {
    switch style {
    case .card: Circle().fill(.red)
    case .list: Circle().stroke(.red)
    }
  }

  @ViewBuilder private var sheet: some View {
    switch style {
    case .card: Text("Sheet").sheet(isPresented: $isShown) { Text("Card") }
    case .list: Text("Sheet").sheet(isPresented: $isShown) { Text("List") }
    }
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .card: Text("Styled").modifier(Card())
    case .list: Text("Styled").modifier(Row())
    }
  }

  @ViewBuilder private var color: some View {
    switch style {
    case .card: Text("Color").foregroundStyle(Color.red).padding()
    case .list: Text("Color").foregroundStyle(Color.blue).padding()
    }
  }
}
