import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { Picture } from "./Picture.tsx"

const meta = {
  title: "Basics/Picture",
  component: Picture,
  args: { src: "samples/look-trench.svg", alt: "A trench coat over a cream knit and wide jeans" },
  decorators: [
    (Story) => (
      <div style={{ width: "min(16rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "A picture in a box of known shape: its place is kept before it loads, and if it fails to load only the ground shows while it is tried a few more times.",
      instead:
        "`Avatar` for a person, `Skeleton` while it is unknown whether there will be a picture.",
      keyboard: "It takes no focus; put it in a button or a link if it can be pressed.",
    },
  },
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

export const SecondAddressAfterAFailure: Story = {
  tags: ["reached"],
  render: function SecondAddress(args) {
    const [src, setSrc] = useState("data:image/png;base64,broken")
    return (
      <>
        <Picture {...args} src={src} />
        <Button variant="quiet" onClick={() => setSrc("samples/item-knit.svg")}>
          Another picture
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole("img")).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole("button"))
    await expect(await canvas.findByRole("img")).toBeVisible()
  },
}

export const Decoration: Story = {
  args: { alt: "" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument()
    await expect(canvasElement.querySelector("img")).toBeVisible()
  },
}

export const FirstOfThePage: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high")
  },
}

export const None: Story = { args: { src: undefined } }
