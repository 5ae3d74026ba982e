import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Checkbox } from "./Checkbox.tsx"

const meta = {
  title: "Basics/Checkbox",
  component: Checkbox,
  args: { label: "Don't email me styling ideas and offers", onChange: fn() },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "One statement that is true or not: a consent, a wish. The whole sentence can be pressed, not only the box.",
      instead:
        "`ChoiceChips` for several short answers to one question; an `IconButton` with `pressed` for a heart.",
      keyboard:
        "Space ticks and unticks it. Hint and error are read out with it, and an error as soon as it appears.",
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unticked: Story = {}

export const WalkTickedByItsWords: Story = {
  ...Unticked,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/styling ideas/))
    await expect(canvas.getByRole("checkbox")).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Ticked: Story = {
  args: { defaultChecked: true },
}

export const WalkUntickedAndTickedByKey: Story = {
  ...Ticked,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("checkbox")).not.toBeChecked()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("checkbox")).toBeChecked()
  },
}

const consent = "Read my colours from my photos. I can take this back at any time."

export const WithHint: Story = {
  args: { label: consent, hint: "Photos stay on our server until you delete them." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/until you delete/)
  },
}

export const Invalid: Story = {
  args: { label: consent, error: "Tick this first, or carry on without a photo." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: consent })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription("Tick this first, or carry on without a photo.")
  },
}

export const VeryLongWords: Story = {
  args: {
    label:
      "Keep my photos, the colours read from them and the clothes found in them for as long as I have an account, so that looks can be drawn with what I own",
  },
}

export const DisabledUnticked: Story = { args: { disabled: true } }

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }
