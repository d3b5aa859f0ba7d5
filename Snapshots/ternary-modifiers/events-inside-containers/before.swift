import SwiftUI

struct Greeting: View {
  let name: String
  let isDim: Bool
  let log: () -> Void

  var body: some View {
    VStack {
      if isDim {
        HStack {
          Text(name).onAppear { log() }
        }
        .opacity(0.5)
      } else {
        HStack {
          Text(name).onAppear { log() }
        }
      }
      if isDim {
        Text(name).background(Color.red.onDisappear { log() }).opacity(0.5)
      } else {
        Text(name).background(Color.red.onDisappear { log() })
      }
      if isDim {
        Button(action: log) {
          Text(name).id(name)
        }
        .opacity(0.5)
      } else {
        Button(action: log) {
          Text(name).id(name)
        }
      }
      if isDim {
        HStack {
          Text(name).onTapGesture { log() }
        }
        .opacity(0.5)
      } else {
        HStack {
          Text(name).onTapGesture { log() }
        }
      }
    }
  }
}
