import SwiftUI

// What one branch is given may trap, or do something, where the condition doesn't hold.
struct Meter: View {
  let level: Int?
  let marks: [CGFloat]
  let tint: Color?
  let isWide: Bool

  func measured() -> CGFloat {
    print("measured")
    return 4
  }

  var body: some View {
    VStack {
      if level != nil { Text("a").padding(.top, CGFloat(level!)) } else { Text("a") }
      if !marks.isEmpty { Text("b").padding([.top, .leading], marks[0]) } else { Text("b") }
      if isWide { Text("c") } else { Text("c").padding(.horizontal, measured()) }
      if level != 0 { Text("d").padding(.top, 100 / CGFloat(level ?? 1)) } else { Text("d") }
      if isWide { Text("e").padding(.top, CGFloat(marks.count) * 2 + 1) } else { Text("e") }
    }
    VStack {
      if tint != nil { Text("f").underline(color: tint!) } else { Text("f") }
      if tint != nil { Text("g").strikethrough(true, color: tint!.opacity(0.5)) } else { Text("g") }
      if tint != nil { Text("h").underline(color: tint?.opacity(0.5)) } else { Text("h") }
      if !marks.isEmpty {
        Text("i").rotationEffect(.degrees(90), anchor: UnitPoint(x: marks[0], y: 0))
      } else {
        Text("i")
      }
      if isWide { Text("j").scaleEffect(2, anchor: UnitPoint(x: 0.5, y: 0)) } else { Text("j") }
    }
    VStack {
      if level != nil {
        Text("k").frame(width: CGFloat(level!), alignment: level! > 9 ? .leading : .trailing)
      } else {
        Text("k")
      }
      if level != nil {
        Text("l").overlay(alignment: level! > 9 ? .top : .bottom) { Divider() }
      } else {
        Text("l")
      }
      if level != nil { Text("m").shadow(color: .red, radius: CGFloat(level!)) } else { Text("m") }
    }
  }
}
