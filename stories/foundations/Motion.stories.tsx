import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button, colour, motion, radius, tokenValues } from "@stylin/ui"
import { useState } from "react"
import { expect } from "storybook/test"
import { styled } from "styled-components"
import { Lines, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Motion", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Track = styled.dd`
  height: 1.5rem;

  span {
    display: block;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.full};
    background: ${colour.accent};
    transition: margin-inline-start ${motion.ease};
  }

  [data-moved="true"] {
    margin-inline-start: calc(100% - 1.5rem);
  }
`

const DURATIONS = { quick: tokenValues.motion.quick, calm: tokenValues.motion.calm }

export const Durations: Story = {
  render: function Durations() {
    const [moved, setMoved] = useState(false)
    return (
      <Sheet
        title="A movement has a reason"
        about="Quick for what answers a press, calm for what comes or leaves. Everything slows down as it arrives. Where the system asks for less motion, each movement is a cut."
      >
        <Lines>
          {Object.entries(DURATIONS).map(([name, duration]) => (
            <div key={name}>
              <dt>
                {name}, {duration}
              </dt>
              <Track>
                <span data-moved={moved} style={{ transitionDuration: duration }} />
              </Track>
            </div>
          ))}
        </Lines>
        <div>
          <Button variant="secondary" onClick={() => setMoved(!moved)}>
            Move
          </Button>
        </div>
      </Sheet>
    )
  },
}

export const WalkMoving: Story = {
  ...Durations,
  tags: ["walk"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move" }))
    const dots = [...canvasElement.querySelectorAll("[data-moved]")]
    await Promise.all(dots.flatMap((dot) => dot.getAnimations().map(({ finished }) => finished)))
    for (const dot of dots) {
      const track = dot.parentElement?.getBoundingClientRect()
      await expect(dot.getBoundingClientRect().right).toBeCloseTo(track?.right ?? 0)
    }
  },
}
