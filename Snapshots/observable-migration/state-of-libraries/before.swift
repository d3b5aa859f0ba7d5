import FirebaseAuth
import SwiftUI

// Each of these is read by a view that was refreshed by other changes of what it observes.
final class Account: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct AccountView: View {
  @ObservedObject var account: Account
  var body: some View { Text(account.title + (Auth.auth().currentUser?.email ?? "nobody")) }
}

final class Link: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct LinkView: View {
  @ObservedObject var link: Link
  var body: some View { Text(link.title + (Reachability.shared.isReachable ? "on" : "off")) }
}

final class Trip: ObservableObject {
  @Published var count = 0
  @Published var start = Date.distantPast
}

struct TripView: View {
  @ObservedObject var trip: Trip
  var body: some View { Text(Calendar.current.isDateInToday(trip.start) ? "today" : "later") }
}

final class Timetable: ObservableObject {
  @Published var count = 0
  @Published var next = Date.distantPast
}

struct TimetableView: View {
  @ObservedObject var timetable: Timetable
  var body: some View { Text("\(timetable.next.timeIntervalSinceNow)") }
}

final class News: ObservableObject {
  @Published var count = 0
  @Published var posted = Date.distantPast
}

struct NewsView: View {
  @ObservedObject var news: News
  var body: some View { Text(news.posted > Date(timeIntervalSinceNow: -60) ? "new" : "old") }
}

// What this one asks for is done on a tap, and what it calls gives no state.
final class Login: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct LoginView: View {
  @ObservedObject var login: Login
  var body: some View {
    Text(login.title).font(Fonts.shared.font(size: 12))
      .onTapGesture { print(Auth.auth().currentUser == nil, Bundle.main.bundleURL) }
  }
}
