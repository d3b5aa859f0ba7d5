// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Swift
import _Concurrency

public struct Just<Output>: _DeclaredPublisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output)
}

public struct Empty<Output, Failure: Error>: _DeclaredPublisher {
  public init(completeImmediately: Bool = true)
}

public struct Fail<Output, Failure: Error>: _DeclaredPublisher {
  public init(error: Failure)
}

public struct Deferred<DeferredPublisher: Publisher>: _DeclaredPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher)
}

final public class Future<Output, Failure: Error>: _DeclaredPublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void)
}

public struct Record<Output, Failure: Error>: _DeclaredPublisher {
  public init(output: [Output], completion: Subscribers.Completion<Failure>)
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { get }
}

/// What the operators return; the type parameters are those of Combine.
public enum Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _DeclaredPublisher {
    public typealias Output = Elements.Element
  }

  public struct Map<Upstream: Publisher, Output>: _DeclaredPublisher {
    public typealias Failure = Upstream.Failure
  }

  public struct TryMap<Upstream: Publisher, Output>: _DeclaredPublisher {
    public typealias Failure = any Error
  }

  public struct CompactMap<Upstream: Publisher, Output>: _DeclaredPublisher {
    public typealias Failure = Upstream.Failure
  }

  public struct Scan<Upstream: Publisher, Output>: _DeclaredPublisher {
    public typealias Failure = Upstream.Failure
  }

  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _DeclaredPublisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
  }

  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _DeclaredPublisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
  }

  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _DeclaredPublisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
  }

  public struct MapError<Upstream: Publisher, Failure: Error>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
  }

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _DeclaredPublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
  }

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _DeclaredPublisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
  }

  public struct ReplaceError<Upstream: Publisher>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
  }

  public struct Collect<Upstream: Publisher>: _DeclaredPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: _DeclaredPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B)
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _DeclaredPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C)
  }

  public struct Zip<A: Publisher, B: Publisher>: _DeclaredPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B)
  }

  public struct Merge<A: Publisher, B: Publisher>: _DeclaredPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B)
  }

  public struct MergeMany<Upstream: Publisher>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public init(_ upstream: Upstream...)
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element
  }

  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  public struct Debounce<Upstream: Publisher, Context: Scheduler>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  /// One type for the operators that change neither output nor failure, which Combine names one by one.
  public struct _Same<Upstream: Publisher>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  final public class Share<Upstream: Publisher>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  public class Autoconnect<Upstream: ConnectablePublisher>: _DeclaredPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    final public let upstream: Upstream
  }
}

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
