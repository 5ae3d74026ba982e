import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { ErrorState } from "./ErrorState.tsx"

const meta = {
  title: "Basics/ErrorState",
  component: ErrorState,
  args: {
    text: "Your looks could not be fetched. Your favourites are safe.",
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Replaces content that failed to load: says what happened, what is safe, and offers the way on.",
      instead:
        "`Snackbar` for a failure that leaves the screen as it was, a field's `error` for what can be corrected there, `EmptyState` if nothing failed.",
      keyboard:
        "It is announced as soon as it appears and takes no focus itself; its buttons are reached with Tab.",
    },
  },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  args: { onRetry: fn() },
}

export const WalkTryingAgain: Story = {
  ...WithRetry,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { onRetry: fn(), busy: true },
}

export const WalkPressedWhileRetrying: Story = {
  ...Retrying,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const WithAnotherWayOn: Story = {
  args: { onRetry: fn(), action: <Button variant="quiet">Go to the feed</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(2)
  },
}

export const VeryLongWords: Story = {
  args: {
    onRetry: fn(),
    words: { retry: "Send all ten photos of your wardrobe again from the beginning" },
    title: "The photos you took this morning could not be read",
    text: "https://photos.example/2026/11/20/wardrobe-photos-of-this-morning-part-one-of-seven.jpeg answered that it is too large.",
  },
}

export const Offline: Story = {
  args: {
    title: "You are offline",
    text: "We will carry on as soon as you are back.",
  },
}
