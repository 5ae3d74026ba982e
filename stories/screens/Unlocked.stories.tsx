import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Unlocked from "../../packages/app/src/screens/unlocked/Unlocked.tsx"
import { loadUnlock } from "../../packages/app/src/state/looks/onePiece.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/One piece, new looks",
  component: Unlocked,
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ mocks }) => {
    const signOut = signedIn(mocks)
    withWardrobe(mocks, ["shirt", "jeans", "boots"])
    await loadUnlock()
    return signOut
  },
  render: () => (
    <SignedInLayout path="/wardrobe/piece" navbar>
      <Unlocked />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Unlocked>

export default meta

type Story = StoryObj<typeof meta>

export const ItsLooks: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const name = /^One piece, \d+ new looks$/
    const heading = await canvas.findByRole("heading", { level: 1, name })
    const [heart] = canvas.getAllByRole("button", { name: /^Favourite / })
    if (!heart) throw new Error("There is no heart to press.")
    await userEvent.click(heart)
    await expect(heading).toBeVisible()
    await expect(await canvas.findByRole("button", { pressed: true })).toBeEnabled()
  },
}
