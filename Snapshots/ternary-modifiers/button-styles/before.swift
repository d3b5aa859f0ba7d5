import SwiftUI

struct SaveButton: View {
  let isMain: Bool
  let save: () -> Void

  var body: some View {
    if isMain {
      Button("Save", action: save).buttonStyle(.borderedProminent)
    } else {
      Button("Save", action: save).buttonStyle(.bordered)
    }
  }
}
