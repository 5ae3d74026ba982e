import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { ChoiceChips } from "./ChoiceChips.tsx"

const ACTIVITIES = ["work", "classes", "outings", "dating", "errands", "outdoors"]

const meta = {
  title: "Basics/ChoiceChips",
  component: ChoiceChips,
  args: {
    legend: "What fills your week?",
    options: ACTIVITIES.map((value) => ({ value, label: value })),
    value: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState([...args.value])
    return (
      <ChoiceChips
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
} satisfies Meta<typeof ChoiceChips>

export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: { multiple: true, value: ["outings"] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("choices come in the order of the options", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "work" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["work", "outings"] })
    })
    await step("a second press takes one back", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "outings" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["work"] })
    })
  },
}

export const OneOnly: Story = {
  args: {
    legend: "Your body type",
    options: [
      { value: "hourglass", label: "Hourglass" },
      { value: "pear", label: "Pear" },
      { value: "inverted_triangle", label: "Inverted triangle" },
      { value: "rectangle", label: "Rectangle" },
      { value: "oval", label: "Oval" },
    ],
    value: ["pear"],
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Pear" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["inverted_triangle"] })
    await expect(canvas.getByRole("radio", { name: "Inverted triangle" })).toBeChecked()
  },
}

export const NothingChosen: Story = {}

export const Disabled: Story = { args: { disabled: true, multiple: true, value: ["work"] } }
