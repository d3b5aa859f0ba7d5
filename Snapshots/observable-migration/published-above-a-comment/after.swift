import SwiftUI

@Observable @MainActor final class Diary {
  // What was written last.
  var last = ""
  @MainActor
  // And before.
  var first = ""
  // No line of its own.
  var count = 0
}

enum Feature { @Observable final class Model { var isOn = false } }

struct DiaryView: View {
  // Handed in.
  var diary: Diary
  var body: some View { Text(diary.last) }
}
