import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ErrorState } from "./ErrorState.tsx"

const meta = {
  title: "Basics/ErrorState",
  component: ErrorState,
  args: {
    text: "Your looks could not be fetched. Your favourites are safe.",
  },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } }

export const Offline: Story = {
  args: {
    title: "You are offline",
    text: "We will carry on as soon as you are back.",
  },
}
