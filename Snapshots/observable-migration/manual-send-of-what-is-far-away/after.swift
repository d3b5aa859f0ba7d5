import SwiftUI

enum Disk {
  nonisolated(unsafe) static var count = 0
}

/// What is changed besides is so far away that it isn't looked at.
@Observable
final class Ledger {
  private(set) var count = 0

  func add() {
    count += 1
    step1()
  }

  private func step1() { step2() }
  private func step2() { step3() }
  private func step3() { step4() }
  private func step4() { step5() }
  private func step5() { step6() }
  private func step6() { step7() }
  private func step7() { step8() }
  private func step8() { step9() }
  private func step9() { step10() }
  private func step10() { step11() }
  private func step11() { step12() }
  private func step12() { step13() }
  private func step13() { step14() }
  private func step14() { step15() }
  private func step15() { step16() }
  private func step16() { step17() }
  private func step17() { step18() }
  private func step18() { step19() }
  private func step19() { step20() }
  private func step20() { step21() }
  private func step21() { step22() }
  private func step22() { step23() }
  private func step23() { step24() }
  private func step24() { step25() }
  private func step25() { step26() }
  private func step26() { step27() }
  private func step27() { step28() }
  private func step28() { step29() }
  private func step29() { step30() }
  private func step30() { step31() }
  private func step31() { step32() }
  private func step32() { step33() }
  private func step33() { step34() }
  private func step34() { step35() }
  private func step35() { step36() }
  private func step36() { step37() }
  private func step37() { step38() }
  private func step38() { step39() }
  private func step39() { step40() }
  private func step40() { step41() }
  private func step41() { step42() }
  private func step42() { step43() }
  private func step43() { step44() }
  private func step44() { step45() }
  private func step45() { Disk.count += 1 }
}

struct LedgerView: View {
  var ledger: Ledger

  var body: some View { Button("\(ledger.count)") { ledger.add() } }
}
