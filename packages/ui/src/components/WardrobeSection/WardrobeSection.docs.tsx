import type { ComponentNotes } from "../componentNotes.ts"
import { WardrobeItem } from "../WardrobeItem/index.ts"
import { WardrobeSection } from "./WardrobeSection.tsx"

const tiles = (...kinds: string[]) =>
  kinds.map((kind) => (
    <WardrobeItem key={kind} summary={`The ${kind}`} image={`samples/item-${kind}.svg`} />
  ))

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The name of the section in plain words, as in the vocabulary."],
  do: {
    words: "Each garment in one section, as she would hang it.",
    show: (
      <WardrobeSection section="upper_body" headingLevel={3}>
        {tiles("trench", "knit")}
      </WardrobeSection>
    ),
  },
  dont: {
    words: "Do not sort garments into more than one section.",
    show: (
      <div style={{ display: "grid", gap: "2rem" }}>
        <WardrobeSection section="upper_body" headingLevel={3}>
          {tiles("trench", "knit")}
        </WardrobeSection>
        <WardrobeSection section="outerwear" headingLevel={3}>
          {tiles("trench")}
        </WardrobeSection>
      </div>
    ),
  },
}
