import type { ComponentNotes } from "../componentNotes.ts"
import { StepperHeader } from "./StepperHeader.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["“Step 2 of 6”, and no promise about minutes."],
  do: {
    words: "Count only the steps that she will see.",
    show: <StepperHeader title="Your style" step={2} max={6} />,
  },
  dont: {
    words: "Do not let the number of steps grow on the way.",
    show: (
      <>
        <StepperHeader title="Your style" step={2} max={6} />
        <StepperHeader title="Your style" step={3} max={9} />
      </>
    ),
  },
}
