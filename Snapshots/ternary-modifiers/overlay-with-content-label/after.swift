import SwiftUI

struct Loading: View {
  let isLoading: Bool

  var body: some View {
    Image("page")
      .overlay(content: {
        if isLoading {
          ProgressView()
        }
      })
  }
}
