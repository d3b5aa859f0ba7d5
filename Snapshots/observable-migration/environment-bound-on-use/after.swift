import SwiftUI

@Observable @MainActor final class Account {
  var name = ""
  var isPublic = false

  func load() async -> Int { 0 }
}

// The object may not be there where nothing is edited.
struct Card: View {
  @Environment(Account.self) private var account
  var isEditable = false

  var body: some View {
    VStack {
      if isEditable { TextField("Name", text: Bindable(account).name) }
    }
  }
}

struct Guarded: View {
  @Environment(Account.self) private var account
  var isEditable = false

  var body: some View {
    guard isEditable else { return AnyView(Text("Locked")) }
    return AnyView(TextField("Name", text: Bindable(account).name))
  }
}

// Read whenever the body runs.
struct Profile: View {
  @Environment(Account.self) private var account

  var body: some View {
    @Bindable var account = account
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
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      TextField("Name", text: Bindable(account).name)
      AsyncButton(title: "Load") { _ = await account.load() }
    }
  }

  var aliased: some View {
    TextField("Name", text: Bindable(account).name).onAppear { run { _ = await account.load() } }
  }

  func both() async -> String {
    async let first = account.load()
    async let second = account.load()
    return await "\(first + second) \(Bindable(account).name.wrappedValue)"
  }
}
