import CodemodKit

extension SyncIOInBody {
  static let querying = Rule(
    "IO403", .warning, "A store is queried each time a view is evaluated.",
    remedy: "Use '@Query' or '@FetchRequest', or fetch in 'task' and store the result.")
  static let queryingOne = Rule(
    "IO503", .hint, "A store is asked for one object each time a view is evaluated.",
    remedy: "Fetch in 'task' and store the result, or pass the object to the view.")
}
