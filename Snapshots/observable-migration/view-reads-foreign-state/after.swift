import SwiftUI

final class Basket { var count = 0 }

struct BasketKey: EnvironmentKey { static var defaultValue: Basket? { nil } }

extension EnvironmentValues {
  var basket: Basket? { get { self[BasketKey.self] } set { self[BasketKey.self] = newValue } }
  var settings: Settings { get { self[SettingsKey.self] } set { self[SettingsKey.self] = newValue } }
}

final class Settings: Sendable { let name = "a" }

struct SettingsKey: EnvironmentKey { static let defaultValue = Settings() }

// A plain object from the environment changes with what the view doesn't read.
final class Shop: ObservableObject {
  @Published var title = ""
  @Published var version = 0
  func add(to basket: Basket) {
    basket.count += 1
    version += 1
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  @Environment(\.basket) private var basket
  var body: some View { Text(shop.title + "\(basket?.count ?? 0)") }
}

struct VersionView: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(shop.version)") }
}

// The clock, told by the type of the other side.
@Observable
final class Offer {
  var title = ""
  var ticks = 0
  let end = Date.distantFuture
}

struct OfferView: View {
  var offer: Offer
  var body: some View { Text(offer.title + (offer.end < .now ? "over" : "open")) }
}

@Observable
final class Visit {
  var title = ""
  var ticks = 0
}

struct VisitView: View {
  var visit: Visit
  let day: Date
  var body: some View { Text(visit.title + day.formatted(.relative(presentation: .named))) }
}

// Files.
final class Notes: ObservableObject {
  @Published var title = ""
  @Published var saves = 0
}

struct NotesView: View {
  @ObservedObject var notes: Notes
  let file: URL
  var body: some View { Text(notes.title + ((try? String(contentsOf: file, encoding: .utf8)) ?? "")) }
}

final class Upload: ObservableObject {
  @Published var title = ""
  @Published var steps = 0
}

struct UploadView: View {
  @ObservedObject var upload: Upload
  let file: URL
  var body: some View {
    Text("\(upload.title) \((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)")
  }
}

// What comes with the app never changes, a schedule runs by itself, and the settings here are constant.
@Observable
final class Manual {
  var title = ""
  var page = 0
}

struct ManualView: View {
  var manual: Manual
  @Environment(\.settings) private var settings
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { _ in Text(manual.title + settings.name) }
    if let url = Bundle.main.url(forResource: "manual", withExtension: "txt") {
      Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }
    Button("Next") { manual.page = Date.distantPast < .now ? 1 : 2 }
  }
}
