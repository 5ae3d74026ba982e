import type { ComponentNotes } from "../componentNotes.ts"
import { CalibrationCard } from "./CalibrationCard.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two or three words, a description of one sentence.",
    "The answers are what she would say: “Would wear!”, “Unlikely”.",
  ],
  do: {
    words: "Show looks that differ in one thing, so that an answer teaches something.",
    show: (
      <div
        style={{
          display: "grid",
          gap: "1rem",
          gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
        }}
      >
        <CalibrationCard
          title="In a trench"
          description="Over a knit."
          photo="samples/look-trench.svg"
          value={null}
          onChange={() => undefined}
        />
        <CalibrationCard
          title="In a blazer"
          description="Over a knit."
          photo="samples/look-blazer.svg"
          value={null}
          onChange={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    words: "Do not show a price: she is asked about taste.",
    show: (
      <div style={{ maxWidth: "11rem" }}>
        <CalibrationCard
          title="In a trench"
          description="Over a knit, £420"
          photo="samples/look-trench.svg"
          value={null}
          onChange={() => undefined}
        />
      </div>
    ),
  },
}
