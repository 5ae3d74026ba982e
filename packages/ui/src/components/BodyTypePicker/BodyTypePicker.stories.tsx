import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawLook } from "@stylin/drawing"
import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { BodyTypePicker, type BodyTypePickerProps } from "./BodyTypePicker.tsx"

const LABELS = {
  hourglass: "Hourglass",
  pear: "Pear",
  inverted_triangle: "Inverted triangle",
  rectangle: "Rectangle",
  oval: "Oval",
}
const HAIR = ["chignon", "bob", "curls", "crop", "long"] as const

const choices = BODY_TYPES.map((bodyType, index) => ({
  value: bodyType,
  label: LABELS[bodyType],
  image: `data:image/svg+xml,${encodeURIComponent(
    drawLook({
      id: bodyType,
      figure: { bodyType, skin: 3 + index, hair: { style: HAIR[index] } },
      garments: [],
    }),
  )}`,
}))

const meta = {
  title: "Product/BodyTypePicker",
  component: BodyTypePicker,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Lets her choose the drawn figure that is most like hers. You pass in the drawings as pictures; the names under them say the same in words.",
      instead: "For answers without a picture, use ChoiceChips.",
      keyboard:
        "Tab reaches the chosen figure, or the first; arrow keys go to the next and choose it; Space chooses if nothing is chosen.",
    },
  },
  args: { legend: "Your body type", options: choices, value: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args: BodyTypePickerProps) {
    const [value, setValue] = useState(args.value)
    return (
      <BodyTypePicker
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
} satisfies Meta<typeof BodyTypePicker>

export default meta

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const WalkChoosing: Story = {
  ...NothingChosen,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Pear" }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "pear" })
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "inverted_triangle" })
    await expect(canvas.getByRole("radio", { name: "Inverted triangle" })).toBeChecked()
  },
}

export const Chosen: Story = { args: { value: "hourglass" } }

export const Disabled: Story = {
  args: { value: "oval", disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Oval" })).toBeDisabled()
  },
}

export const PicturesMissing: Story = {
  args: { options: choices.map((choice) => ({ ...choice, image: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Rectangle" })).toBeVisible()
  },
}

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "12rem" }}>
        <Story />
      </div>
    ),
  ],
}
