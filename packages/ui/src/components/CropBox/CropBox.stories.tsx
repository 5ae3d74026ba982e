import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fireEvent, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { CropBox } from "./CropBox.tsx"

const meta = {
  title: "Product/CropBox",
  component: CropBox,
  args: {
    src: "samples/look-tailored.svg",
    alt: "Your photo",
    label: "What is cut out",
    value: { x: 0.25, y: 0.2, width: 0.5, height: 0.3 },
    onChange: fn(),
    style: { maxWidth: 360 },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CropBox
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose: "Marks a part of a photo, such as the shoes on a photo of an outfit.",
      instead: "`ReviewItem`'s pictures if there are finished cut-outs to choose from.",
      keyboard:
        "Tab goes from edge to edge: left, top, right, bottom. The arrow keys move the edge by a hundredth of the photo, Page Up and Page Down by a tenth.",
    },
  },
} satisfies Meta<typeof CropBox>

export default meta

type Story = StoryObj<typeof meta>

export const OnAnOutfit: Story = {}

export const WalkMovedByKeys: Story = {
  ...OnAnOutfit,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole("group", { name: "What is cut out" })).toBeVisible()
    await step("an edge follows the keys", async () => {
      const bottom = canvas.getByRole("slider", { name: "Bottom edge" })
      await userEvent.tab()
      await expect(canvas.getByRole("slider", { name: "Left edge" })).toHaveFocus()
      fireEvent.change(bottom, { target: { value: "70" } })
      await expect(bottom).toHaveValue("70")
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
    await step("no edge passes the opposite one", async () => {
      const right = canvas.getByRole("slider", { name: "Right edge" })
      fireEvent.change(right, { target: { value: "0" } })
      await expect(right).toHaveValue("33")
    })
  },
}

export const WalkMovedByHand: Story = {
  tags: ["walk"],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("group", { name: "What is cut out" })
    const { width } = (box.parentElement ?? box).getBoundingClientRect()
    fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(box, { pointerId: 1, clientX: 100 - width, clientY: 100 })
    fireEvent.pointerUp(box, { pointerId: 1 })
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { ...args.value, x: 0 } })
  },
}
