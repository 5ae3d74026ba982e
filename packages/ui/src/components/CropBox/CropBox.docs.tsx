import type { ComponentNotes } from "../componentNotes.ts"
import { CropBox } from "./CropBox.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Edges are named by their side: “Left edge”."],
  do: {
    words: "Start with the box that was found, here her shoes.",
    show: (
      <CropBox
        src="samples/look-tailored.svg"
        alt="Your photo"
        label="What is cut out"
        value={{ x: 0.3, y: 0.84, width: 0.42, height: 0.13 }}
        onChange={() => undefined}
        style={{ maxWidth: 220 }}
      />
    ),
  },
  dont: {
    words: "A box around the whole photo leaves all of the work to her.",
    show: (
      <CropBox
        src="samples/look-tailored.svg"
        alt="Your photo"
        label="What is cut out"
        value={{ x: 0, y: 0, width: 1, height: 1 }}
        onChange={() => undefined}
        style={{ maxWidth: 220 }}
      />
    ),
  },
}
