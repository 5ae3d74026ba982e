import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawLook } from "@stylin/drawing"
import { LookCard, space, textSize } from "@stylin/ui"
import { useState } from "react"
import { expect } from "storybook/test"
import { styled } from "styled-components"
import { Drawing, Sheet } from "../garments/Drawing.tsx"
import { type RealLook, realLooks } from "./realLooks.ts"

const meta = {
  title: "Stylist/Real looks",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const LOOKS = 60

/** What she wears, in words; her own garments are marked. */
const wornIn = ({ pieces }: RealLook) =>
  pieces.map(({ name, owned }) => (owned ? `her ${name}` : name)).join(", ")

const draw = ({ drawing }: RealLook) => drawLook(drawing)

/** At 120 px, where silhouettes and their colours must still be recognisable. */
export const At120Pixels: Story = {
  render: () => (
    <Sheet title="Real looks at 120 px" tile={120}>
      {realLooks().map((look) => (
        <li key={look.id} style={{ maxWidth: "120px" }}>
          <Drawing draw={() => draw(look)} alt={wornIn(look)} width={600} height={800} />
          {look.id} {look.title}
        </li>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(LOOKS)
  },
}

/** As the feed shows them, with their reasons unfolded. */
export const AsCards: Story = {
  render: () => (
    <section>
      <h1>Real looks as cards</h1>
      <Cards>
        {realLooks().map((look) => (
          <li key={look.id}>
            <Card look={look} />
          </li>
        ))}
      </Cards>
    </section>
  ),
  play: async ({ canvas, step }) => {
    await step("every look has a name and says why", async () => {
      await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(LOOKS)
      for (const card of canvas.getAllByRole("article")) {
        await expect(card.querySelectorAll("details dd").length).toBeGreaterThan(0)
      }
    })
  },
}

/** At full size, one below the other, with the person each is for, its garments and its reasons. */
export const FullSize: Story = {
  render: () => (
    <section>
      <h1>Real looks at full size</h1>
      {realLooks().map((look) => (
        <Full key={look.id}>
          <Drawing draw={() => draw(look)} alt={wornIn(look)} width={600} height={800} />
          <div>
            <p>
              {look.id} · {look.who}
            </p>
            <h2>{look.title}</h2>
            <ul>
              {look.pieces.map(({ id, name, owned }) => (
                <li key={id}>
                  {name}
                  {owned && " (hers)"}
                </li>
              ))}
            </ul>
            <dl>
              {look.reasons.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Full>
      ))}
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(LOOKS)
  },
}

const Full = styled.article`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: center;
  gap: ${space[24]} ${space[48]};
  max-width: 64rem;
  padding-block: ${space[32]};

  h2 {
    margin-block: ${space[8]} ${space[16]};
    font-size: ${textSize[28]};
  }

  dl {
    display: grid;
    gap: ${space[12]};
    margin-block-start: ${space[20]};
  }

  dt {
    font-size: ${textSize[14]};
    font-weight: 500;
  }
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[48]} ${space[24]};
`

const Words = styled.p`
  font-size: ${textSize[14]};
`

function Card({ look }: { look: RealLook }) {
  const [favourite, setFavourite] = useState(false)
  // Transparent, as the server draws it; the card has the theme's ground.
  const [photo] = useState(() => {
    const drawn = drawLook({ ...look.drawing, ground: null })
    return `data:image/svg+xml,${encodeURIComponent(drawn)}`
  })
  return (
    <LookCard
      photo={photo}
      photoAlt={wornIn(look)}
      title={look.title}
      favourite={favourite}
      onFavouriteChange={(change) => setFavourite(change.favourite)}
      reasons={look.reasons}
      reasonsOpen
      items={
        <Words>
          {look.id} · {look.who}. {wornIn(look)}.
        </Words>
      }
    />
  )
}
