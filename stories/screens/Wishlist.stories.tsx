import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Wishlist from "../../packages/app/src/screens/wishlist/Wishlist.tsx"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { failing } from "./answers.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Wishlist",
  component: Wishlist,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const signOut = signedIn(mocks)
    withWardrobe(mocks, ["shirt", "trousers", "shoes", "boots"])
    return signOut
  },
  render: () => (
    <SignedInLayout path="/wishlist" navbar>
      <Wishlist />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Wishlist>

export default meta

type Story = StoryObj<typeof meta>

/** Brings in wishes, as an export has them: one that costs less now, one that nobody sells, one like hers. */
function withWishes({ provider }: StoryMocks): void {
  const caller = { token: token() }
  const keep = (search_query: string, price?: number) => {
    const [found] = provider.calls.searchItems({ query: { search_query, num: 1 } })
    const body = { item_id: found?.item_id ?? "", ...(price !== undefined && { price }) }
    provider.calls.keepWish({ body }, caller)
  }
  keep("Sage midi dress")
  keep("Light blue oxford shirt")
  keep("Camel cashmere jumper", 120)
  const [sold] = provider.calls.getWishes({}, caller)
  if (!sold) throw new Error("Nothing was kept.")
  const gone = { ...sold.item, item_id: "gone", name: "Sage corduroy pinafore" }
  const { exported_at } = provider.calls.exportUser({}, caller)
  const body = { exported_at, first: 0, wishes: [{ ...sold, item: gone }] }
  provider.calls.importUser({ body }, caller)
}

export const SomethingKept: Story = {
  beforeEach: ({ mocks }) => withWishes(mocks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/£31 less than when you kept it/)).toBeVisible()
    await expect(canvas.getByText("Sold out")).toBeVisible()
    await expect(
      (await canvas.findAllByText(/^In \d+ looks with your own clothes$/))[0],
    ).toBeVisible()
    await expect((await canvas.findAllByText(/^You own one like it/))[0]).toBeVisible()
  },
}

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing here yet")).toBeVisible()
  },
}

export const NotLoaded: Story = {
  parameters: { msw: [failing("getWishes", 500, "Your wishlist is in the post.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your wishlist is in the post.")).toBeVisible()
  },
}

export const WalkBought: Story = {
  tags: ["walk"],
  beforeEach: ({ mocks }) => withWishes(mocks),
  play: async ({ canvas, userEvent, mocks }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "I bought it: Sage midi dress" }),
    )
    await waitFor(() => expect(canvas.queryByText("Sage midi dress")).not.toBeInTheDocument())
    const owned = () => mocks.provider.calls.getWardrobe({}, { token: token() })
    await waitFor(() =>
      expect(owned().map((item) => item.item_summary)).toContain("Sage midi dress"),
    )
  },
}
