import Combine

class LoudPlayer: Player {
  var volume: Double { time * 2 }
}
