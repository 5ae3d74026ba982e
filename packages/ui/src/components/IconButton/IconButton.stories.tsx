import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { HeartIcon, RefreshIcon } from "../../icons/index.ts"
import { IconButton } from "./IconButton.tsx"

const meta = {
  title: "Basics/IconButton",
  component: IconButton,
  args: { label: "Refresh", icon: <RefreshIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Refresh" })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Toggle: Story = {
  args: { label: "Favourite", icon: <HeartIcon />, pressed: false },
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(args.pressed)
    return <IconButton {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { pressed: false }))
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true")
  },
}
