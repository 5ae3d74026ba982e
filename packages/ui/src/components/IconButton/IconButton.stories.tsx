import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { HeartIcon, RefreshIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { IconButton } from "./IconButton.tsx"

const meta = {
  title: "Basics/IconButton",
  component: IconButton,
  args: { label: "Refresh", icon: <RefreshIcon />, onClick: fn() },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "An action shown only by an icon, if there is no room for words: the heart on a look, the way back, a refresh. Its label is read out and shown as a tooltip.",
      instead:
        "`Button` wherever words fit; an icon alone is a riddle. `Checkbox` or `ChoiceChips` for settings and answers.",
      keyboard:
        "Enter and Space press it. A toggle says whether it is pressed, under a label that stays the same. While busy it keeps focus and a press does nothing.",
    },
  },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WalkPressed: Story = {
  ...Plain,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Refresh" })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { busy: true },
}

export const WalkPressedWhileBusy: Story = {
  ...Busy,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Refresh" })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const WalkToggle: Story = {
  tags: ["walk"],
  args: { label: "Favourite", icon: <HeartIcon />, pressed: false },
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(args.pressed)
    return <IconButton {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { pressed: false }))
    const heart = canvas.getByRole("button", { name: "Favourite" })
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    await userEvent.keyboard(" ")
    await expect(heart).toHaveAttribute("aria-pressed", "false")
    await expect(heart).toHaveAccessibleName("Favourite")
  },
}

export const Pressed: Story = {
  args: { label: "Favourite", icon: <HeartIcon />, pressed: true },
}

export const PressedAndBusy: Story = {
  args: { label: "Favourite", icon: <HeartIcon />, pressed: true, busy: true },
}
