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
      PrintChanges(),
      HashValueID(),
      FreshIdentifiable(),
      ForEachSelfID(),
      ForEachIndexID(),
      UnstableID(),
      RepeatedDerivedValue(),
      HoistFormatters(),
      AnyViewToViewBuilder(),
      TernaryModifiers(),
      ConditionalModifier(),
      LazyStacks(),
      ObservableMigration(),
      ObjectInBody(),
      StateWriteInBody(),
      ImageDecodeInBody(),
      MarkdownInBody(),
      SyncIOInBody(),
      UnobservedObjectInState(),
      ObservedNotRead(),
      StateObjectAutoclosure(),
      ClosureBinding(),
      StoredContentClosure(),
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
      MultiViewRow(),
      GeometryMeasurement(),
      GeometryInLazy(),
      NestedScroll(),
      SendableCapture(),
      LongBody(),
      AnimationWithoutValue(),
      TaskInOnappear(),
      TimerClock(),
      PublisherInView(),
      TimerTolerance(),
      PresentationMode(),
      PreviewProvider(),
      UnusedSuppressions(),
    ], page: page(of:), example: example(inPass:ofRule:)
  ).adding(ModernPages.configured, page: ModernPages.prose(of:))
}
