import type { ComponentNotes } from "../componentNotes.ts"
import { SelectField } from "./SelectField.tsx"

const SIZES = [
  { value: "", label: "Not said" },
  { value: "s", label: "Small" },
  { value: "m", label: "Medium" },
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
  },
}
