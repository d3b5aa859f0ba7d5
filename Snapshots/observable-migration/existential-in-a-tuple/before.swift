import SwiftUI

final class Sheet: ObservableObject {
  @Published var text = ""
}

final class Window: ObservableObject {
  @Published var sheet: (any ObservableObject)?
  @Published var isOpen = false
  func open() { (sheet, isOpen) = (Sheet(), true) }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet

  var body: some View { Text(sheet.text) }
}
