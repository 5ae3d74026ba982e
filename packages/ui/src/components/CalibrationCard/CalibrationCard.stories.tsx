import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { CalibrationCard, type CalibrationCardProps } from "./CalibrationCard.tsx"

const meta = {
  title: "Product/CalibrationCard",
  component: CalibrationCard,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows a sample look and asks whether she would wear it. Either answer can be changed; there is no way back to none.",
      instead:
        "For a look she can keep or open, use LookCard. For questions without a picture, use ChoiceChips.",
      keyboard:
        "Tab reaches the answer that is chosen, or the first; arrow keys choose the other, Space chooses if nothing is chosen.",
    },
  },
  args: {
    title: "Tailoring Redefined",
    description: "A sharp blazer over easy trousers.",
    photo: "samples/look-tailored.svg",
    value: null,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "320px" }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args: CalibrationCardProps) {
    const [value, setValue] = useState(args.value)
    return (
      <CalibrationCard
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
} satisfies Meta<typeof CalibrationCard>

export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const WalkAnswering: Story = {
  ...Unanswered,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible()
    await expect(canvas.getByRole("group", { name: "Tailoring Redefined" })).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Would wear!" }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: true })
    await userEvent.keyboard("{ArrowLeft}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: false })
    await expect(canvas.getByRole("radio", { name: "Unlikely" })).toBeChecked()
  },
}

export const WouldWear: Story = { args: { value: true } }

export const Unlikely: Story = { args: { value: false } }

export const PictureMissing: Story = {
  args: { photo: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Would wear!" })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { value: true, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Would wear!" })).toBeDisabled()
  },
}

export const VeryLongWords: Story = {
  args: {
    title: "Tailoring redefined for long days in offices with unreasonably strong air conditioning",
    description:
      "A sharp blazer over easy trousers, a knitted vest under it, a coat over it, and in the bag a scarf as large as a blanket.",
    words: { wear: "I would wear this tomorrow", unlikely: "Not in this lifetime" },
  },
}

export const BelowASection: Story = {
  args: { headingLevel: 3 },
  decorators: [
    (Story) => (
      <section>
        <h2>Looks of yours</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Tailoring Redefined", level: 3 }),
    ).toBeVisible()
  },
}
