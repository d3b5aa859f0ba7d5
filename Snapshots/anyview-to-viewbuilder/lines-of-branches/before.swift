import SwiftUI

struct Card: View {
  let isLoading: Bool
  let kind: Int

  var body: some View {
    label
    picture
  }

  @ViewBuilder
  private var label: some View {
    isLoading ? AnyView(EmptyView()) : AnyView(
      Text("Check in")
        .lineLimit(1)
        .padding()
    )
  }

  private var picture: some View {
    let view: AnyView
    switch kind {
    case 0:
      view = AnyView(
        Image("photo")
          .resizable()
      )
    default:
      view = AnyView(Color.red
        .frame(height: 20))
    }
    return view.padding()
  }

  private var corner: some View {
    if isLoading {
      return
        AnyView(Text("Wait")
          .bold()
          // .italic()
        )
    } else {
      return AnyView(Color.blue)
    }
  }
}
