import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Feed from "../../packages/app/src/screens/feed/Feed.tsx"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Feed",
  component: Feed,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/feed" navbar>
      <Feed />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Feed>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeLooks: Story = {
  play: async ({ canvas }) => {
    const hearts = await canvas.findAllByRole("button", { name: /^Favourite /, pressed: false })
    await expect(hearts).toHaveLength(3)
  },
}

export const Loved: Story = {
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole("button", { name: /^Favourite /, pressed: false })
    if (!heart) throw new Error("There is no heart to press.")
    await userEvent.click(heart)
    await expect(await canvas.findByRole("button", { pressed: true })).toBeEnabled()
  },
}

export const Loading: Story = {
  beforeEach: ({ mocks }) => mocks.script.delay("getFeed", 60_000),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Loading look")).toHaveLength(3)
  },
}

export const Failed: Story = {
  beforeEach: ({ mocks }) =>
    mocks.script.fail("getFeed", { status: 500, detail: "The stylist is out for a moment." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The stylist is out for a moment.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ mocks }) => mocks.script.offline("getFeed"),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 }),
    ).toBeVisible()
  },
}
