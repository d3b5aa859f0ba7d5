// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppleFoundation
import Combine
@_exported import Foundation
import FoundationNetworking
@_exported import Observation
import Swift
import _Concurrency
