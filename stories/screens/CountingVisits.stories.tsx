import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AnalyticsQuestion } from "../../packages/app/src/parts/AnalyticsConsent.tsx"
import { consent } from "../../packages/app/src/state/session/consent.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Counting visits",
  component: AnalyticsQuestion,
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      <AppScreens />
      <AnalyticsQuestion />
    </>
  ),
} satisfies Meta<typeof AnalyticsQuestion>

export default meta

type Story = StoryObj<typeof meta>

export const OnTheSplash: Story = {
  tags: ["reached"],
  beforeEach: () => appAt("/"),
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole("button", { name: "Get started" })
    // Paused, so that each picture shows the same look.
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }))
    const question = canvas.getByRole("region", { name: "Counting visits" })
    const [button, banner] = [start.getBoundingClientRect(), question.getBoundingClientRect()]
    const isCovered =
      banner.bottom > button.top && banner.top < button.bottom && banner.right > button.left
    await expect(isCovered).toBe(false)
  },
}

export const OnAScreenInside: Story = {
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    const leave = appAt("/wardrobe")
    return () => {
      leave()
      end()
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Your wardrobe is empty" })
    await canvas.findByRole("link", { name: /^Take a selfie/ })
    await expect(canvas.getByRole("region", { name: "Counting visits" })).toBeVisible()
  },
}

export const WalkRefusing: Story = {
  ...OnAScreenInside,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Wardrobe" })
    await userEvent.click(canvas.getByRole("button", { name: "No thanks" }))
    await expect(consent.analytics).toBe("declined")
  },
}
