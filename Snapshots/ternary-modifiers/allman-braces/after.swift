import SwiftUI

struct Row: View
{
	let text: String
	let isOn: Bool

	var body: some View
	{
		HStack
		{
			Text(text)
				.foregroundColor(isOn ? .red : .gray)
				.padding(.leading, isOn ? 0 : 4)

			Spacer()
		}
	}
}
