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
    if isLoading {
      EmptyView()
    } else {
      Text("Check in")
        .lineLimit(1)
        .padding()
    }
  }

  private var picture: some View {
    return Group {
      switch kind {
      case 0:
        Image("photo")
          .resizable()
      default:
        Color.red
          .frame(height: 20)
      }
    }.padding()
  }

  @ViewBuilder
  private var corner: some View {
    if isLoading {
      Text("Wait")
        .bold()
        // .italic()
    } else {
      Color.blue
    }
  }
}
