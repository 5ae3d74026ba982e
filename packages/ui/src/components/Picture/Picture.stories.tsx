import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Picture } from "./Picture.tsx"

const meta = {
  title: "Basics/Picture",
  component: Picture,
  args: { src: "samples/look-trench.svg", alt: "A trench coat over a cream knit and wide jeans" },
  decorators: [
    (Story) => (
      <div style={{ width: "16rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta

type Story = StoryObj<typeof meta>

export const Look: Story = {}

export const Garment: Story = {
  args: { src: "samples/item-trench.svg", alt: "A camel trench coat", ratio: "garment" },
}

export const Square: Story = {
  args: { src: "samples/item-bag.svg", alt: "A black handbag", ratio: "square" },
}

export const FailsToLoad: Story = {
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("img")).not.toBeInTheDocument())
  },
}

export const None: Story = { args: { src: undefined } }
