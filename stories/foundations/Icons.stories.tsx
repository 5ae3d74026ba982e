import type { Meta, StoryObj } from "@storybook/react-vite"
import { colour, space, textSize } from "@stylin/ui"
import { expect } from "storybook/test"
import { styled } from "styled-components"
import * as icons from "../../packages/ui/src/icons/index.ts"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Icons", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  border-top: 1px solid ${colour.line};

  li {
    display: grid;
    justify-items: center;
    gap: ${space[12]};
    padding: ${space[24]} ${space[4]};
    border-bottom: 1px solid ${colour.line};
    font-size: ${textSize[12]};
    text-align: center;
  }

  svg {
    width: 24px;
    height: 24px;
    stroke-width: 1.5;
  }
`

export const EveryIcon: Story = {
  render: () => (
    <Sheet
      title="Icons"
      about="Named for what they mean, not for what they show, and drawn with one fine line. They are decoration: the words, or the label of the button around them, speak."
    >
      <Grid>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name}
          </li>
        ))}
      </Grid>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll("svg")) {
      await expect(icon).toHaveAttribute("aria-hidden", "true")
    }
  },
}
