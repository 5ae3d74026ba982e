import type { ComponentNotes } from "../componentNotes.ts"
import { ChoiceChips } from "./ChoiceChips.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The legend is the question; chips are the answers, two or three words each."],
  do: {
    words: "Answers of about the same length make one quiet row or two.",
    show: (
      <ChoiceChips
        legend="What fills your week?"
        multiple
        options={[
          { value: "work", label: "Work" },
          { value: "dating", label: "Dating" },
        ]}
        value={["work"]}
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    words: "Sentences belong in a list of `Checkbox`.",
    show: (
      <ChoiceChips
        legend="What fills your week?"
        multiple
        options={[
          { value: "a", label: "I go to an office on most days of the week" },
          { value: "b", label: "I often go out in the evening with friends" },
        ]}
        value={[]}
        onChange={() => undefined}
      />
    ),
  },
}
