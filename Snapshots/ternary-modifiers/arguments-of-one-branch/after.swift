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
      Text("a").padding(.top, level != nil ? CGFloat(level!) : 0)
      Text("b").padding([.top, .leading], marks.isEmpty ? 0 : marks[0])
      Text("c").padding(.horizontal, isWide ? 0 : measured())
      Text("d").padding(.top, level != 0 ? 100 / CGFloat(level ?? 1) : 0)
      Text("e").padding(.top, isWide ? CGFloat(marks.count) * 2 + 1 : 0)
    }
    VStack {
      if tint != nil { Text("f").underline(color: tint!) } else { Text("f") }
      if tint != nil { Text("g").strikethrough(true, color: tint!.opacity(0.5)) } else { Text("g") }
      Text("h").underline(tint != nil, color: tint?.opacity(0.5))
      if !marks.isEmpty {
        Text("i").rotationEffect(.degrees(90), anchor: UnitPoint(x: marks[0], y: 0))
      } else {
        Text("i")
      }
      Text("j").scaleEffect(isWide ? 2 : 1, anchor: UnitPoint(x: 0.5, y: 0))
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
