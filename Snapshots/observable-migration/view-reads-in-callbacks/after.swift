import SwiftUI

@Observable
final class Diary {
  var title = ""
  var isOpen = false
}

struct DiaryView: View {
  @Bindable var diary: Diary

  var body: some View {
    Text(diary.title)
      .sheet(isPresented: $diary.isOpen, onDismiss: { diary.title = "Closed at \(Date())" }) {
        Text("Open")
      }
  }
}

struct DiaryName: View {
  var diary: Diary

  var body: some View {
    Slider(value: .constant(1), onEditingChanged: { _ in diary.title = "Changed at \(Date())" })
  }
}
