import SwiftUI

struct Loading: View {
  let isLoading: Bool

  var body: some View {
    if isLoading {
      Image("page")
        .overlay(content: {
          ProgressView()
        })
    } else {
      Image("page")
    }
  }
}
