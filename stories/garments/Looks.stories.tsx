import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawLook, FIGURE_POSES, HEADS } from "@stylin/drawing"
import { randomLook } from "@stylin/drawing/fixtures"
import { BODY_TYPES, type GarmentWords } from "@stylin/garments/vocabulary"
import { Drawing, Sheet } from "./Drawing.tsx"

interface FigureArgs {
  bodyType: (typeof BODY_TYPES)[number]
  pose: (typeof FIGURE_POSES)[number]
  skin: number
  hair: (typeof HEADS)[number]
  hairColour: string
}

const OUTFIT: readonly GarmentWords[] = [
  { kind: "shirt", colours: [{ colour: "white" }] },
  { kind: "wide_leg_jeans", cut: { rise: "high" }, colours: [{ colour: "indigo" }] },
  { kind: "loafers", colours: [{ colour: "brown" }] },
  { kind: "tote_bag", colours: [{ colour: "tan" }] },
]
const meta = {
  title: "Garments/Looks",
  tags: ["!autodocs"],
  args: { bodyType: "hourglass", pose: "stand", skin: 5, hair: "bob", hairColour: "#33241c" },
  argTypes: {
    bodyType: { control: "select", options: BODY_TYPES },
    pose: { control: "select", options: FIGURE_POSES },
    skin: { control: { type: "range", min: 1, max: 10, step: 1 } },
    hair: { control: "select", options: HEADS },
    hairColour: { control: "color" },
  },
  render: ({ bodyType, pose, skin, hair, hairColour }) => (
    <div style={{ maxWidth: "32rem" }}>
      <Drawing
        draw={() =>
          drawLook({
            figure: { bodyType, pose, skin, hair: { style: hair, colour: hairColour } },
            garments: OUTFIT,
          })
        }
        alt="White shirt, indigo wide-leg jeans, brown loafers and a tan tote bag"
        width={600}
        height={800}
      />
    </div>
  ),
} satisfies Meta<FigureArgs>

export default meta
type Story = StoryObj<typeof meta>

export const OneLook: Story = {}

const sixty = Array.from({ length: 60 }, (_, index) => randomLook(index + 1))

/** Random looks as a card shows them. */
export const SixtyRandomLooks: Story = {
  render: () => (
    <Sheet title="Sixty random looks" tile={240}>
      {sixty.map((look) => (
        <li key={look.id}>
          <Drawing draw={() => drawLook(look)} alt={`Look ${look.id}`} width={600} height={800} />
        </li>
      ))}
    </Sheet>
  ),
}

/** The same looks at 120 px, where silhouettes must still be recognisable. */
export const SixtyRandomLooksSmall: Story = {
  render: () => (
    <Sheet title="Sixty random looks, small" tile={120}>
      {sixty.map((look) => (
        <li key={look.id} style={{ maxWidth: "120px" }}>
          <Drawing draw={() => drawLook(look)} alt={`Look ${look.id}`} width={600} height={800} />
        </li>
      ))}
    </Sheet>
  ),
}
