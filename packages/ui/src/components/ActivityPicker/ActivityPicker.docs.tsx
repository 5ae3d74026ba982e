import type { ComponentNotes } from "../componentNotes.ts"
import { ActivityPicker } from "./ActivityPicker.tsx"

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

const FEW = named("Work", "Dating", "Errands")
const MANY = named(
  "Work",
  "Meetings",
  "Interviews",
  "Classes",
  "Dating",
  "Dinner",
  "Dancing",
  "Brunch",
  "Errands",
  "Gardening",
  "Outdoors",
)

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Name what she does, not what she wears: “Work”, “Dating”.",
    "The button says what comes next: “Get new Stylin”.",
  ],
  do: {
    words: "Offer “My occasions” alone and first: it stands for all that she told at the start.",
    show: (
      <ActivityPicker
        options={[{ value: "mine", label: "My occasions", exclusive: true }, ...FEW]}
        value={["mine"]}
        onChange={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  },
  dont: {
    words:
      "Do not offer more than about eight activities; she reads all of them before she chooses.",
    show: (
      <ActivityPicker
        options={MANY}
        value={[]}
        onChange={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  },
}
