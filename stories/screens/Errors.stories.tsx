import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Failure } from "../../packages/app/src/parts/Failure.tsx"
import { PublicLayout } from "../../packages/app/src/parts/PublicLayout.tsx"
import { ScreenMissing } from "../../packages/app/src/parts/ScreenMissing.tsx"
import NotFound from "../../packages/app/src/screens/notFound/NotFound.tsx"
import { network } from "../../packages/app/src/state/shell/network.ts"

const meta = {
  title: "Screens/Errors",
  component: ScreenMissing,
  args: { onRetry: fn() },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <PublicLayout>
        <Story />
      </PublicLayout>
    ),
  ],
} satisfies Meta<typeof ScreenMissing>

export default meta

type Story = StoryObj<typeof meta>

export const PageNotFound: Story = {
  render: () => <NotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Page not found" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Home" })).toBeVisible()
  },
}

export const ScreenFailed: Story = {
  render: () => <Failure />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Home" })).toBeVisible()
  },
}

export const ScreenOffline: Story = {
  beforeEach: () => {
    network.isOnline = false
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "You are offline" })).toBeVisible()
  },
}

export const WalkBackOnline: Story = {
  ...ScreenOffline,
  tags: ["walk"],
  play: async ({ args }) => {
    network.isOnline = true
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const ScreenNotFetched: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "This page could not be fetched" }),
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}
