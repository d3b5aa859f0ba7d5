import SwiftUI

final class Guide: ObservableObject {
  @Published var visits = 0
}

// No view takes a guide from the environment; it is put there all the same.
struct GuideView: View {
  @ObservedObject var guide: Guide
  let others: [Int: Guide]

  var body: some View {
    Text("\(guide.visits)").environmentObject(others.values.map { $0 }.first!)
  }
}
