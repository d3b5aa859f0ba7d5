// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Swift

extension URL {
  public static var documentsDirectory: URL { get }
  public static var cachesDirectory: URL { get }
  public static var applicationSupportDirectory: URL { get }
  public static var temporaryDirectory: URL { get }
  public static var homeDirectory: URL { get }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result

open class UndoManager: NSObject {
  public override init()
  open var canUndo: Bool { get }
  open var canRedo: Bool { get }
  open func undo()
  open func redo()
}

open class NSUserActivity: NSObject {
  public init(activityType: String)
  open var activityType: String { get }
  open var title: String?
  open var webpageURL: URL?
}
