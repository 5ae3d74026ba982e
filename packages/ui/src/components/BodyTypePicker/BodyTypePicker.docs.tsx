import type { ComponentNotes } from "../componentNotes.ts"
import { BodyTypePicker } from "./BodyTypePicker.tsx"

const figures = (drawn: string) =>
  ["pear", "rectangle", "oval"].map((shape) => ({
    value: shape,
    label: shape,
    image: `samples/${drawn}-${shape}.svg`,
  }))

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Names of shapes are those of her onboarding, written as on the figures."],
  do: {
    words: "Let the figures differ in skin and hair, so that none is the usual one.",
    show: (
      <BodyTypePicker
        legend="Your body type"
        options={figures("figure")}
        value={null}
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    words: "Figures that all look alike make one skin and one kind of hair the usual one.",
    show: (
      <BodyTypePicker
        legend="Your body type"
        options={figures("alike")}
        value={null}
        onChange={() => undefined}
      />
    ),
  },
}
