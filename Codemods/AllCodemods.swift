import AnyViewToViewBuilder
package import CodemodKit
import HoistFormatters
import LazyStacks
import ObservableMigration
import TernaryModifiers

/// Every pass that there is.
package enum AllCodemods {
  /// A new pass is added here, and nowhere else. Where two report one place, the one that comes first has it:
  /// identity, then work in body, then the passes that rewrite much, then what only reports.
  package static let catalog = CodemodCatalog(
    [
      HashValueID(),
      FreshIdentifiable(),
      ForEachSelfID(),
      UnstableID(),
      RepeatedDerivedValue(),
      HoistFormatters(),
      AnyViewToViewBuilder(),
      TernaryModifiers(),
      LazyStacks(),
      ObservableMigration(),
      ObjectInBody(),
      StateWriteInBody(),
      ImageDecodeInBody(),
      MarkdownInBody(),
      SyncIOInBody(),
      UnobservedObjectInState(),
      ObservedNotRead(),
      UnusedEnvironment(),
      StateNotPrivate(),
      DerivedState(),
      EquatableView(),
      ObservableNoMainactor(),
      EquatableObservedProperty(),
      CollectionMembership(),
      RowObservesObject(),
      RedundantUpdate(),
      OverObservation(),
      HotEnvironment(),
      GeometryMeasurement(),
      GeometryInLazy(),
      NestedScroll(),
      SendableCapture(),
      LongBody(),
      AnimationWithoutValue(),
      TaskInOnappear(),
      TimerClock(),
      TimerTolerance(),
      PresentationMode(),
      PreviewProvider(),
      UnusedSuppressions(),
    ], page: page(of:)
  ).adding(ModernPages.configured, page: ModernPages.prose(of:))
}
