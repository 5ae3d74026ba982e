import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import { startHistory } from "../../packages/app/src/router/history.ts"
import Look from "../../packages/app/src/screens/look/Look.tsx"
import { feed, openFeed } from "../../packages/app/src/state/feed.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Look",
  component: Look,
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ mocks }) => {
    const signOut = signedIn(mocks)
    await openFeed()
    const before: unknown = history.state
    history.replaceState({ look: feed.looks[0], occasions: ["work"] }, "")
    const stop = startHistory()
    return () => {
      stop()
      history.replaceState(before, "")
      signOut()
    }
  },
  render: () => (
    <SignedInLayout path="/look" navbar>
      <Look />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Look>

export default meta

type Story = StoryObj<typeof meta>

export const ALook: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Favourite /, pressed: false }))
    await expect(await canvas.findByRole("button", { pressed: true })).toBeEnabled()
  },
}
