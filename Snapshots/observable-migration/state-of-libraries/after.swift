import FirebaseAuth
import SwiftUI

// Each of these is read by a view that was refreshed by other changes of what it observes.
@Observable
final class Account {
  var count = 0
  var title = ""
}

struct AccountView: View {
  var account: Account
  var body: some View { Text(account.title + (Auth.auth().currentUser?.email ?? "nobody")) }
}

@Observable
final class Link {
  var count = 0
  var title = ""
}

struct LinkView: View {
  var link: Link
  var body: some View { Text(link.title + (Reachability.shared.isReachable ? "on" : "off")) }
}

@Observable
final class Trip {
  var count = 0
  var start = Date.distantPast
}

struct TripView: View {
  var trip: Trip
  var body: some View { Text(Calendar.current.isDateInToday(trip.start) ? "today" : "later") }
}

@Observable
final class Timetable {
  var count = 0
  var next = Date.distantPast
}

struct TimetableView: View {
  var timetable: Timetable
  var body: some View { Text("\(timetable.next.timeIntervalSinceNow)") }
}

@Observable
final class News {
  var count = 0
  var posted = Date.distantPast
}

struct NewsView: View {
  var news: News
  var body: some View { Text(news.posted > Date(timeIntervalSinceNow: -60) ? "new" : "old") }
}

// What this one asks for is done on a tap, and what it calls gives no state.
@Observable
final class Login {
  var count = 0
  var title = ""
}

struct LoginView: View {
  var login: Login
  var body: some View {
    Text(login.title).font(Fonts.shared.font(size: 12))
      .onTapGesture { print(Auth.auth().currentUser == nil, Bundle.main.bundleURL) }
  }
}
