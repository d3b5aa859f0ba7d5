import SwiftUI

struct AccountScreen: View {
  let memberName: String?

  var body: some View {
    VStack {
      header
      Text("Loans and reservations")
    }
  }

  private var header: AnyView {
    if let memberName {
      return AnyView(Text("Welcome back, \(memberName)").font(.headline))
    } else {
      return AnyView(
        VStack {
          Image(systemName: "person.crop.circle.badge.questionmark")
          Text("Nobody is signed in")
        }
      )
    }
  }
}
