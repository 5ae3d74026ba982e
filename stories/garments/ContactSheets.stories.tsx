import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawFlat, drawLook, FIGURE_POSES, type Figure, HEADS } from "@stylin/drawing"
import {
  BODY_TYPES,
  type GarmentWords,
  KIND_NAMES,
  kindFacts,
  SECTIONS,
  type Styling,
  sectionName,
} from "@stylin/garments/vocabulary"
import { Drawing, Sheet } from "./Drawing.tsx"

// What designers look through when drawings change, and what pictures of stories are compared by.
const meta = {
  title: "Garments/Contact sheets",
  tags: ["!autodocs"],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every kind in its usual cut and cloth, as large as a shelf shows it and as a card does. */
export const KindsAtTwoSizes: Story = {
  render: () => (
    <>
      {[120, 240].flatMap((width) =>
        SECTIONS.map((section) => (
          <Sheet
            key={`${section}-${width}`}
            title={`${sectionName(section)}, ${width} px`}
            tile={width}
          >
            {KIND_NAMES.filter((kind) => kindFacts(kind).section === section).map((kind, index) => (
              <li key={kind} style={{ maxWidth: `${width}px` }}>
                <Drawing
                  draw={() =>
                    drawFlat(
                      { kind, colours: [{ colour: ROUND[index % ROUND.length] ?? "camel" }] },
                      { id: `kind${width}-${kind}` },
                    )
                  }
                  alt={kindFacts(kind).words[0]}
                  width={300}
                  height={400}
                />
                {kindFacts(kind).words[0]}
              </li>
            ))}
          </Sheet>
        )),
      )}
    </>
  ),
}

const ROUND = ["camel", "navy", "ecru", "burgundy", "sage", "black", "rust"] as const

const OUTFITS: Readonly<Record<string, readonly GarmentWords[]>> = {
  "T-shirt and jeans": [
    { kind: "t_shirt", colours: [{ colour: "white" }] },
    { kind: "jeans", cut: { leg: "straight" }, colours: [{ colour: "blue" }] },
    { kind: "trainers", colours: [{ colour: "white" }] },
  ],
  "jumper and skirt": [
    { kind: "jumper", cut: { fit: "fitted", neckline: "v" }, colours: [{ colour: "rust" }] },
    { kind: "pencil_skirt", colours: [{ colour: "charcoal" }] },
    { kind: "heels", colours: [{ colour: "black" }] },
  ],
  "wrap dress": [
    { kind: "wrap_dress", colours: [{ colour: "teal" }] },
    { kind: "sandals", colours: [{ colour: "tan" }] },
  ],
}

/** The five bodies in three outfits, with one head, so that only the body tells. */
export const BodiesInThreeOutfits: Story = {
  render: () => (
    <>
      {Object.entries(OUTFITS).map(([outfit, garments], row) => (
        <Sheet key={outfit} title={outfit} tile={200}>
          {BODY_TYPES.map((bodyType) => (
            <Worn
              key={bodyType}
              id={`bodies-${row}-${bodyType}`}
              garments={garments}
              figure={{ bodyType, pose: "square", skin: 5, hair: { style: "chignon" } }}
              words={bodyType.replaceAll("_", " ")}
            />
          ))}
        </Sheet>
      ))}
    </>
  ),
}

/** Every hairstyle and head covering, each on another skin, with a face of its own. */
export const HeadsAndFaces: Story = {
  render: () => (
    <Sheet title="Heads and faces" tile={140}>
      {HEADS.map((style, index) => (
        <li key={style}>
          <Drawing
            draw={() =>
              drawLook({
                id: `head-${style}`,
                garments: [{ kind: "t_shirt", colours: [{ colour: "navy" }] }],
                figure: {
                  pose: FIGURE_POSES[index % FIGURE_POSES.length],
                  skin: 1 + ((index * 3) % 10),
                  face: index + 1,
                  hair: { style, colour: "#33241c", scarf: "#6a1f31" },
                },
              }).replace('viewBox="0 0 600 800"', 'viewBox="195 0 210 280"')
            }
            alt={`A head with ${style}`}
            width={210}
            height={280}
          />
          {style}
        </li>
      ))}
    </Sheet>
  ),
}

const COATED: readonly GarmentWords[] = [
  { kind: "jumper", colours: [{ colour: "rust" }] },
  { kind: "trousers", colours: [{ colour: "navy" }] },
  { kind: "wool_coat", colours: [{ colour: "camel" }] },
  { kind: "ankle_boots", colours: [{ colour: "black" }] },
]
const TUCKED: readonly GarmentWords[] = [
  { kind: "t_shirt", cut: { fit: "relaxed" }, colours: [{ colour: "coral" }] },
  { kind: "midi_skirt", cut: { rise: "high" }, colours: [{ colour: "forest green" }] },
  { kind: "flats", colours: [{ colour: "tan" }] },
]

/** Every pose, in a loose top that is tucked in, and in a coat, open and closed by the weather. */
export const PosesAndStyling: Story = {
  render: () => (
    <Sheet title="Poses and styling" tile={160}>
      {FIGURE_POSES.map((pose, index) => {
        const closed = index % 4 === 3
        const coated = index % 2 === 1
        return (
          <Worn
            key={pose}
            id={`styled-${pose}`}
            garments={coated ? COATED : TUCKED}
            styling={coated ? (closed ? { coat: "closed" } : {}) : { tuck: "in" }}
            figure={{ pose, bodyType: BODY_TYPES[index % BODY_TYPES.length], face: index }}
            words={`${pose}, ${coated ? `coat ${closed ? "closed" : "open"}` : "tucked in"}`}
          />
        )
      })}
    </Sheet>
  ),
}

interface WornProps {
  id: string
  garments: readonly GarmentWords[]
  figure: Figure
  styling?: Styling
  words: string
}

function Worn({ words, ...look }: WornProps) {
  return (
    <li>
      <Drawing
        draw={() => drawLook({ ...look })}
        alt={`A look: ${words}`}
        width={300}
        height={400}
      />
      {words}
    </li>
  )
}
