import SwiftUI

@MainActor final class Diary: ObservableObject {
  @Published
  // What was written last.
  var last = ""
  @MainActor @Published
  // And before.
  var first = ""
  @Published // No line of its own.
  var count = 0
}

enum Feature { final class Model: ObservableObject { @Published var isOn = false } }

struct DiaryView: View {
  @ObservedObject
  // Handed in.
  var diary: Diary
  var body: some View { Text(diary.last) }
}
