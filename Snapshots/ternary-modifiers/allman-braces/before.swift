import SwiftUI

struct Row: View
{
	let text: String
	let isOn: Bool

	var body: some View
	{
		HStack
		{
			if isOn
			{
				Text(text)
					.foregroundColor(.red)
			}
			else
			{
				Text(text)
					.foregroundColor(.gray)
					.padding(.leading, 4)
			}

			Spacer()
		}
	}
}
