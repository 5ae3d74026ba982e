import type { Meta, StoryObj } from "@storybook/react-vite"
import { colour, radius, shadow, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { InBothThemes, Lines, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Space", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Distances: Story = {
  render: () => (
    <Sheet
      title="A grid of four"
      about="Distances are named by their pixels and given in rem, so that they grow with the text she asks for."
    >
      <Lines>
        {Object.entries(space).map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd
              style={{
                width: size,
                maxWidth: "100%",
                height: "0.75rem",
                background: colour.accent,
              }}
            />
          </div>
        ))}
      </Lines>
    </Sheet>
  ),
}

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[32]} ${space[24]};

  li {
    display: grid;
    justify-items: center;
    gap: ${space[12]};
    font-size: ${textSize[14]};
  }

  li > span {
    width: 6rem;
    height: 4rem;
    border: 1px solid ${colour.control};
    background: ${colour.raised};
  }

  li > span[data-floating="true"] {
    border-color: transparent;
  }
`

export const CornersAndShadow: Story = {
  render: () => (
    <Sheet
      title="Corners, and the one shadow"
      about="Fields and boxes are barely rounded, cards more, chips and buttons wholly. Only what floats above the page has a shadow."
    >
      <InBothThemes>
        {() => (
          <Boxes>
            {Object.entries(radius).map(([name, corner]) => (
              <li key={name}>
                <span style={{ borderRadius: corner }} />
                {name}
              </li>
            ))}
            <li>
              <span
                data-floating="true"
                style={{ borderRadius: radius.large, boxShadow: shadow.float }}
              />
              float
            </li>
          </Boxes>
        )}
      </InBothThemes>
    </Sheet>
  ),
}
