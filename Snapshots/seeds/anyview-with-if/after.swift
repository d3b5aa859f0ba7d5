import SwiftUI

struct AccountScreen: View {
  let memberName: String?

  var body: some View {
    VStack {
      header
      Text("Loans and reservations")
    }
  }

  @ViewBuilder
  private var header: some View {
    if let memberName {
      Text("Welcome back, \(memberName)").font(.headline)
    } else {
      VStack {
        Image(systemName: "person.crop.circle.badge.questionmark")
        Text("Nobody is signed in")
      }
    }
  }
}
