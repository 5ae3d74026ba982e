import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
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
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Asks a question with a few short answers; one or, with `multiple`, several may be chosen.",
      instead:
        "`Checkbox` for a single yes or no; `Button` if a press acts at once instead of answering.",
      keyboard:
        "With a single choice, Tab reaches the chosen one and the arrow keys move the choice; with several, Tab reaches each and Space chooses or clears it.",
    },
  },
} satisfies Meta<typeof ChoiceChips>

export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: { multiple: true, value: ["outings"] },
}

export const WalkChoosingSeveral: Story = {
  ...Several,
  tags: ["walk"],
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
}

export const WalkArrowKeys: Story = {
  ...OneOnly,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Pear" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["inverted_triangle"] })
    await expect(canvas.getByRole("radio", { name: "Inverted triangle" })).toBeChecked()
  },
}

export const NothingChosen: Story = {}

export const WithHint: Story = {
  args: { multiple: true, hint: "As many as you like; you can change them later." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/As many as you like/)
  },
}

export const Unanswered: Story = {
  args: { error: "Choose one to go on." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose one to go on.")
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Choose one to go on.")
  },
}

export const OneOutOfReach: Story = {
  args: {
    multiple: true,
    options: ACTIVITIES.map((value) => ({ value, label: value, disabled: value === "outdoors" })),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole("checkbox", { name: "outdoors" }).click()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LegendHeardOnly: Story = {
  args: { legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "What fills your week?" })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    legend:
      "What do you dress for in a week that is neither the busiest nor the quietest you have?",
    options: [
      {
        value: "long",
        label: "Outings with friends, family and everybody who happens to be in town",
      },
      { value: "word", label: "Donaudampfschifffahrtsgesellschaftskapitänswitwenverein" },
      { value: "short", label: "Work" },
    ],
    value: ["long"],
  },
}

export const Disabled: Story = { args: { disabled: true, multiple: true, value: ["work"] } }
