import Combine
import Foundation
import SwiftUI

@Observable
final class Model {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  let nameSubject = CurrentValueSubject<String, Never>("")
}
