import SwiftUI

@MainActor final class Account: ObservableObject {
  @Published var name = ""
  @Published var isPublic = false

  func load() async -> Int { 0 }
}

// The object may not be there where nothing is edited.
struct Card: View {
  @EnvironmentObject private var account: Account
  var isEditable = false

  var body: some View {
    VStack {
      if isEditable { TextField("Name", text: $account.name) }
    }
  }
}

struct Guarded: View {
  @EnvironmentObject private var account: Account
  var isEditable = false

  var body: some View {
    guard isEditable else { return AnyView(Text("Locked")) }
    return AnyView(TextField("Name", text: $account.name))
  }
}

// Read whenever the body runs.
struct Profile: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    VStack {
      if account.isPublic { TextField("Name", text: $account.name) }
      Button("Clear") { account.name = "" }
    }
  }
}

struct AsyncButton: View {
  let title: String
  let action: @Sendable () async -> Void

  var body: some View { Text(title) }
}

typealias Job = @Sendable () async -> Void

func run(_ job: @escaping Job) {}

// A closure that runs elsewhere can't take a local variable.
struct Loader: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    VStack {
      TextField("Name", text: $account.name)
      AsyncButton(title: "Load") { _ = await account.load() }
    }
  }

  var aliased: some View {
    TextField("Name", text: $account.name).onAppear { run { _ = await account.load() } }
  }

  func both() async -> String {
    async let first = account.load()
    async let second = account.load()
    return await "\(first + second) \($account.name.wrappedValue)"
  }
}
