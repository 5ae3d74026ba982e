import type { ComponentNotes } from "../componentNotes.ts"
import { ReviewItem } from "./ReviewItem.tsx"
import { REVIEW_FIELDS } from "./reviewValue.ts"

const FOUND = {
  summary: "Cream cable jumper",
  value: { checked: true, picture: "cut", section: "upper", kind: "jumper", colour: "cream" },
  pictures: [{ value: "cut", label: "Cut-out", image: "samples/item-knit.svg" }],
  sections: [
    { value: "upper", label: "Upper body" },
    { value: "lower", label: "Lower body" },
  ],
  kinds: [
    { value: "jumper", label: "Jumper" },
    { value: "cardigan", label: "Cardigan" },
  ],
  colours: [
    { value: "cream", label: "Cream", css: "#efe6d6" },
    { value: "camel", label: "Camel", css: "#b98d5b" },
  ],
  onChange: () => undefined,
}

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Name the garment as she would: “Rust silk blouse”.",
    "Ask only about what is in doubt.",
  ],
  do: {
    words: "Mark what needs her eye, and leave the rest filled in.",
    show: <ReviewItem {...FOUND} pleaseCheck={["colour"]} />,
  },
  dont: {
    words: "Do not ask her to confirm every field of every garment.",
    show: <ReviewItem {...FOUND} pleaseCheck={REVIEW_FIELDS} />,
  },
}
