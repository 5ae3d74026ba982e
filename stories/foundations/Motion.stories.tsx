import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import * as specimens from "./Motion.tsx"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Motion", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Durations: Story = {
  render: () => (
    <Sheet
      title="A movement has a reason"
      about="Quick for what answers a press, calm for what comes or leaves. Everything slows down as it arrives. Where the system asks for less motion, each movement is a cut."
    >
      <specimens.Durations />
    </Sheet>
  ),
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
