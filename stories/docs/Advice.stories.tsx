import type { Meta, StoryObj } from "@storybook/react-vite"
import { notes } from "../../.storybook/docs/notes.ts"

/** A picture of what to do, or what not; the components' pages put it into a frame. */
const Picture = ({ name, side }: { name: string; side: "do" | "dont" }) => (
  <main>{notes[name]?.[side].show}</main>
)

const meta = {
  title: "Advice",
  component: Picture,
  tags: ["!autodocs", "!dev"],
  args: { name: "ConfirmModal", side: "do" },
} satisfies Meta<typeof Picture>

export default meta

type Story = StoryObj<typeof meta>

export const Pictured: Story = {}
