import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawFlat } from "@stylin/drawing"
import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import {
  CUT_WORDS,
  cutsOf,
  KIND_NAMES,
  type Kind,
  kindFacts,
  MATERIALS,
  type Material,
  PATTERNS,
  type Pattern,
  type Slot,
} from "@stylin/garments/vocabulary"
import { expect } from "storybook/test"
import { Drawing, Sheet } from "./Drawing.tsx"

interface FlatArgs {
  kind: Kind
  colour: ColourName
  second?: ColourName
  pattern: Pattern
  material?: Material
  fit?: (typeof CUT_WORDS.fit)[number]
  length?: (typeof CUT_WORDS.length)[number]
  rise?: (typeof CUT_WORDS.rise)[number]
  neckline?: (typeof CUT_WORDS.neckline)[number]
  sleeve?: (typeof CUT_WORDS.sleeve)[number]
  leg?: (typeof CUT_WORDS.leg)[number]
  skirt?: (typeof CUT_WORDS.skirt)[number]
  heel?: (typeof CUT_WORDS.heel)[number]
}

const choice = (options: readonly string[]) => ({ control: "select" as const, options })

const meta = {
  title: "Garments/Flats",
  tags: ["!autodocs"],
  args: { kind: "jeans", colour: "indigo", pattern: "plain" },
  argTypes: {
    kind: choice(KIND_NAMES),
    colour: choice(COLOUR_NAMES),
    second: choice(COLOUR_NAMES),
    pattern: choice(PATTERNS),
    material: choice(MATERIALS),
    ...Object.fromEntries(
      Object.entries(CUT_WORDS).map(([field, words]) => [field, choice(words)]),
    ),
  },
  render: ({ kind, colour, second, pattern, material, ...cut }) => (
    <div style={{ maxWidth: "24rem" }}>
      <Drawing
        draw={() =>
          drawFlat({
            kind,
            pattern,
            cut: Object.fromEntries(Object.entries(cut).filter(([, word]) => word !== undefined)),
            ...(material && { cloth: { material } }),
            colours: [{ colour }, ...(second ? [{ colour: second }] : [])],
          })
        }
        alt={`${colour} ${kindFacts(kind).words[0]}`}
        width={300}
        height={400}
      />
    </div>
  ),
} satisfies Meta<FlatArgs>

export default meta
type Story = StoryObj<typeof meta>

export const OneGarment: Story = {}

export const CutThatTheKindDoesNotHave: Story = {
  args: { kind: "jeans", neckline: "v" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("cut.neckline")
  },
}

const cutsOfSlot = (slot: Slot): Story => ({ render: () => <Cuts slot={slot} /> })

export const EveryCutOfTops = cutsOfSlot("top")
export const EveryCutOfLayers = cutsOfSlot("layer")
export const EveryCutOfDresses = cutsOfSlot("dress")
export const EveryCutOfBottoms = cutsOfSlot("bottom")
export const EveryCutOfShoes = cutsOfSlot("shoes")

/** Every pattern on a top, a bottom, a dress and a coat. */
export const EveryPattern: Story = {
  render: () => (
    <Sheet title="Every pattern" tile={120}>
      {PATTERNS.flatMap((pattern) =>
        (["blouse", "wide_leg_trousers", "day_dress", "wool_coat"] as const).map((kind) => (
          <li key={`${pattern}-${kind}`}>
            <Flat kind={kind} colour="ecru" pattern={pattern} id={`pattern-${pattern}-${kind}`} />
            {pattern}
          </li>
        )),
      )}
    </Sheet>
  ),
}

/** Every material on a skirt. */
export const EveryMaterial: Story = {
  render: () => (
    <Sheet title="Every material" tile={120}>
      {MATERIALS.map((material) => (
        <li key={material}>
          <Drawing
            draw={() =>
              drawFlat(
                { kind: "midi_skirt", cloth: { material }, colours: [{ colour: "camel" }] },
                { id: `material-${material}` },
              )
            }
            alt={`Camel ${material} skirt`}
            width={300}
            height={400}
          />
          {material}
        </li>
      ))}
    </Sheet>
  ),
}

/** Every cut word of the kinds of a slot, one field at a time. */
function Cuts({ slot }: { slot: Slot }) {
  const kinds = KIND_NAMES.filter((kind) => kindFacts(kind).slot === slot)
  return (
    <Sheet title="Every cut" tile={96}>
      {kinds.flatMap((kind, index) =>
        cutWordsOf(kind).map(([field, word]) => (
          <li key={`${kind}-${field}-${word}`}>
            <Flat
              kind={kind}
              colour={colourAt(index)}
              cut={{ [field]: word }}
              id={`cut-${kind}-${field}-${word}`}
            />
            {kindFacts(kind).words[0]}, {word}
          </li>
        )),
      )}
    </Sheet>
  )
}

/** The fields in which a kind has a choice, with each of their words. */
function cutWordsOf(kind: Kind): [field: string, word: string][] {
  return Object.entries(cutsOf(kind)).flatMap(([field, words]) =>
    words.length < 2 ? [] : words.map((word): [string, string] => [field, word]),
  )
}

interface FlatProps {
  kind: Kind
  colour: ColourName
  pattern?: Pattern
  cut?: Record<string, string>
  id: string
}

function Flat({ kind, colour, pattern = "plain", cut = {}, id }: FlatProps) {
  const name = kindFacts(kind).words[0]
  return (
    <Drawing
      draw={() => drawFlat({ kind, cut, pattern, colours: [{ colour }] }, { id })}
      alt={`${colour} ${name}`}
      width={300}
      height={400}
    />
  )
}

const ROUND: readonly ColourName[] = ["camel", "navy", "ecru", "burgundy", "sage", "black", "rust"]

function colourAt(index: number): ColourName {
  return ROUND[index % ROUND.length] ?? "camel"
}
