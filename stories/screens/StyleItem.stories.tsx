import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import { startHistory } from "../../packages/app/src/router/history.ts"
import StyleItem from "../../packages/app/src/screens/styleItem/StyleItem.tsx"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { loadWardrobe, wardrobe } from "../../packages/app/src/state/wardrobe/wardrobe.ts"
import { failing, unanswered, unreached } from "./answers.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

/** Passes on the first of her items, as its button in the wardrobe does. */
async function withItem(mocks: StoryMocks) {
  const signOut = signedIn(mocks)
  withWardrobe(mocks, ["blouse", "jeans", "boots"])
  await loadWardrobe()
  const before: unknown = history.state
  history.replaceState({ item: wardrobe.items[0] }, "")
  const stop = startHistory()
  return () => {
    stop()
    history.replaceState(before, "")
    signOut()
  }
}

const meta = {
  title: "Screens/Style this",
  component: StyleItem,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => withItem(mocks),
  render: () => (
    <SignedInLayout path="/wardrobe/style" navbar>
      <StyleItem />
    </SignedInLayout>
  ),
} satisfies Meta<typeof StyleItem>

export default meta

type Story = StoryObj<typeof meta>

export const LooksAroundIt: Story = {
  play: async ({ canvas }) => {
    const name = wardrobe.items[0]?.item_summary ?? ""
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible()
    const looks = await canvas.findAllByRole("heading", { level: 2 })
    await expect(looks.length).toBeGreaterThan(3)
    await expect(canvas.getAllByText(name).length).toBeGreaterThan(looks.length)
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("styleItem")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Loading look")).toHaveLength(3)
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("styleItem", 500, "The stylist is out for a moment.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The stylist is out for a moment.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [unreached("styleItem")] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const GoneFromHerWardrobe: Story = {
  beforeEach: ({ mocks }) => {
    const item_ids = wardrobe.items.map(({ item_id }) => item_id)
    mocks.provider.calls.removeFromWardrobe({ body: { item_ids } }, { token: token() })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We do not know the item you asked for/)).toBeVisible()
    await expect((await canvas.findAllByRole("heading", { level: 2 })).length).toBeGreaterThan(3)
  },
}

export const VeryLongName: Story = {
  beforeEach: () => {
    const item = {
      ...wardrobe.items[0],
      item_summary:
        "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders",
    }
    history.replaceState({ ...history.state, data: { item } }, "")
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /^Hand-framed/ })).toBeVisible()
    await canvas.findAllByRole("button", { name: /^Favourite / })
  },
}
