// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

/// The time of a scenario, which passes when its script says so.
public enum VirtualTime {
  private struct Entry {
    let due: Double
    let number: Int
    let action: () -> Void
  }

  /// Seconds since the scenario began.
  nonisolated(unsafe) public private(set) static var now = 0.0
  nonisolated(unsafe) private static var entries: [Entry] = []
  nonisolated(unsafe) private static var last = 0

  /// A date that is the same in every run.
  public static var date: Date { Date(timeIntervalSinceReferenceDate: 700_000_000 + now) }

  public static func after(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    last += 1
    let number = last
    entries.append(Entry(due: now + seconds, number: number, action: action))
    return AnyCancellable { entries.removeAll { $0.number == number } }
  }

  /// Runs what is due, in order, as the time moves on. What is due at once runs for 0 seconds.
  public static func advance(_ seconds: Double) {
    let end = now + seconds
    while let next = entries.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) })
    {
      entries.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.action()
    }
    now = end
  }
}

public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}

public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }

  public init(integerLiteral value: Int) { seconds = Double(value) }

  public static func seconds(_ value: Double) -> Self { Self(floatLiteral: value) }

  public static func milliseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1000) }
}

extension Timer {
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    private let interval: Double
    private let ends = Ends<Date, Never>()
    private var next: AnyCancellable?

    init(interval: Double) { self.interval = interval }

    public func attach(_ end: End<Date, Never>) -> AnyCancellable { ends.add(end) }

    public func autoconnect() -> AnyPublisher<Date, Never> {
      AnyPublisher<Date, Never>(attachment: { end in
        if self.next == nil { self.schedule() }
        return self.attach(end)
      })
    }

    private func schedule() {
      next = VirtualTime.after(interval) { [weak self] in
        self?.schedule()
        self?.ends.send(VirtualTime.date)
      }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher<Notification, Never>(attachment: { end in
      let token = self.addObserver(forName: name, object: object, queue: nil) { end.receive($0) }
      return AnyCancellable { self.removeObserver(token) }
    })
  }
}
