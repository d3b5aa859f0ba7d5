import SwiftUI

struct Row: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Divider()
    }
  }
}

struct Hugging: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

struct Lists: View {
  let names: [String]

  var body: some View { EmptyView() }

  var inALazyStack: some View {
    LazyVStack {
      ScrollView {
        VStack {
          ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
        }
      }
    }
  }

  var boundedInALazyStack: some View {
    LazyVStack {
      ScrollView {
        LazyVStack {
          Divider()
          ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
        }
      }
      .frame(height: 200)
    }
  }

  var inALayout: some View {
    Hugging {
      ScrollView {
        VStack {
          ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
        }
      }
    }
  }
}
