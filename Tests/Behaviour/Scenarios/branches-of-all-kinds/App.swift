import SwiftUI

struct ContentView: View {
  @State private var a = true
  @State private var b = true
  var body: some View {
    VStack {
      if a && b { Text("x").padding(2) } else if a { Text("x").padding(4) } else { Text("x").padding(6) }
      if a { Text("y").underline() } else { Text("y").strikethrough() }
      if !a { Text("z").opacity(0) } else { Text("z") }
      if a { Image("i").resizable().frame(width: 3) } else { Image("i").resizable().frame(width: 5) }
      if a { Text("p") } else { Text("p").background(Color.red) }
      if a { Text("q").scaleEffect(2).rotationEffect(.degrees(3)) } else { Text("q") }
      if a { Text("r").shadow(radius: 3) } else { Text("r") }
      if a { Text("s").offset(x: 3) } else { Text("s") }
      if a { Text("t").blur(radius: 2) } else { Text("t") }
      if a { Text("u").cornerRadius(2) } else { Text("u") }
      if a { Text("v").border(Color.red) } else { Text("v") }
      Button("A") { a.toggle() }
      Button("B") { b.toggle() }
    }
  }
}
