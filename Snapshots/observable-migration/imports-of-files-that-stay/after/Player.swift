import Observation

@Observable
class Player {
  var time = 0.0
}
