import SwiftUI

final class Inbox: ObservableObject {
  @Published var letters = [3, 1, 2]
  var rule: ((Int) -> Bool)?

  func purge() {
    guard let rule else { return }
    letters.removeAll(where: rule)
  }
}

final class Setup {
  init(_ inbox: Inbox) {
    inbox.rule = { [unowned inbox] letter in letter < inbox.letters.count }
  }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox

  var body: some View { Text("\(inbox.letters.count)") }
}
