import Foundation

struct Journal
{
	let date: Date

	private static let formatter: DateFormatter = {
		let formatter = DateFormatter()
		formatter.dateStyle = .full
		return formatter
	}()

	func title() -> String
	{
		return Self.formatter.string(from: date)
	}
}
