// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Swift
import _Concurrency

// Foundation exports just these two names of Combine.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
      ExpressibleByFloatLiteral
    {
      public init(floatLiteral value: Double)
      public init(integerLiteral value: Int)
      public init?<T: BinaryInteger>(exactly source: T)
      public var magnitude: Int
      public static func + (lhs: Stride, rhs: Stride) -> Stride
      public static func - (lhs: Stride, rhs: Stride) -> Stride
      public static func * (lhs: Stride, rhs: Stride) -> Stride
      public static func += (lhs: inout Stride, rhs: Stride)
      public static func -= (lhs: inout Stride, rhs: Stride)
      public static func *= (lhs: inout Stride, rhs: Stride)
      public static func < (lhs: Stride, rhs: Stride) -> Bool
      public static func == (lhs: Stride, rhs: Stride) -> Bool
      public static func seconds(_ s: Int) -> Stride
      public static func seconds(_ s: Double) -> Stride
      public static func milliseconds(_ ms: Int) -> Stride
      public static func microseconds(_ us: Int) -> Stride
      public static func nanoseconds(_ ns: Int) -> Stride
    }
    public func distance(to other: SchedulerTimeType) -> Stride
    public func advanced(by n: Stride) -> SchedulerTimeType
    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public typealias SchedulerOptions = Never
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  public typealias SchedulerOptions = Never
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher

  final public class TimerPublisher: ConnectablePublisher, _DeclaredPublisher {
    public typealias Output = Date
    public typealias Failure = Never
    final public func connect() -> any Cancellable
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher

  public struct Publisher: _DeclaredPublisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
}

extension FoundationNetworking.URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher
  public func dataTaskPublisher(for request: FoundationNetworking.URLRequest) -> DataTaskPublisher

  public struct DataTaskPublisher: _DeclaredPublisher {
    public typealias Output = (data: Data, response: FoundationNetworking.URLResponse)
    public typealias Failure = URLError
  }
}
