import type { ComponentNotes } from "../componentNotes.ts"
import { SelectField } from "./SelectField.tsx"

const SIZES = [
  { value: "", label: "Not said" },
  ...["6", "8", "10", "12", "14", "16", "18", "20"].map((size) => ({ value: size, label: size })),
]

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The label is the thing asked for: “Size”.",
    "The first answer says that there is none yet: “Not said”.",
  ],
  do: {
    words: "Use it for a long list that is known, in an order that she can search.",
    show: <SelectField label="Size" options={SIZES} defaultValue="" />,
  },
  dont: {
    words: "Do not hide two or three answers in a list; chips show them at once.",
    show: (
      <SelectField
        label="Do you wear heels?"
        options={[
          { value: "", label: "Not said" },
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
        defaultValue=""
      />
    ),
  },
}
