import Foundation

struct Journal
{
	let date: Date

	func title() -> String
	{
		let formatter = DateFormatter()
		formatter.dateStyle = .full

		return formatter.string(from: date)
	}
}
