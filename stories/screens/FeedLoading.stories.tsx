import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { environment } from "../../packages/app/src/environment.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Feed loading",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    const leave = appAt("/feed/loading")
    const { wait } = environment
    // Stops at its first message.
    environment.wait = () => new Promise(() => {})
    return () => {
      environment.wait = wait
      leave()
      end()
    }
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const WarmingUp: Story = {
  play: async ({ canvas }) => {
    const words = await canvas.findByText("AI warming up...")
    await waitFor(() => expect(words).toBeVisible())
    await expect(canvas.queryByRole("navigation")).toBeNull()
  },
}
