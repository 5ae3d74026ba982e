import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Favourites from "../../packages/app/src/screens/favourites/Favourites.tsx"
import { feed, openFeed } from "../../packages/app/src/state/feed/feed.ts"
import { loadFavourites } from "../../packages/app/src/state/looks/loadFavourites.ts"
import { toggleFavourite } from "../../packages/app/src/state/looks/toggleFavourite.ts"
import { failing, unanswered } from "./answers.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Favourites",
  component: Favourites,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/favorites" navbar>
      <Favourites />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Favourites>

export default meta

type Story = StoryObj<typeof meta>

async function love(count: number): Promise<void> {
  await openFeed()
  for (const look of feed.looks.slice(0, count)) await toggleFavourite(look)
}

export const SomeLooks: Story = {
  beforeEach: () => love(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { pressed: true })).toHaveLength(2)
  },
}

export const FourLooks: Story = {
  beforeEach: () => love(4),
  play: async ({ canvas }) => {
    const hearts = await canvas.findAllByRole("button", { pressed: true })
    await expect(hearts).toHaveLength(4)
    const tops = hearts.map((heart) => heart.getBoundingClientRect().top)
    const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1)
    // On a phone they stand below each other.
    await expect(alone).toHaveLength(window.innerWidth < 768 ? 4 : 0)
  },
}

export const WalkTakingAHeartBack: Story = {
  ...SomeLooks,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const hearts = await canvas.findAllByRole("button", { pressed: true })
    if (hearts[0]) await userEvent.click(hearts[0])
    await waitFor(() => expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1))
  },
}

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing here yet")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "See your looks" })).toBeVisible()
  },
}

export const PickingAnActivity: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Nothing here yet")
    await userEvent.click(canvas.getByRole("button", { name: "New styling" }))
    const sheet = await screen.findByRole("dialog", { name: "Select your activity to dress for" })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getFavourites")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Loading look")).toHaveLength(3)
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getFavourites", 500, "Your looks are locked away.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your looks are locked away.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const CachedOnly: Story = {
  beforeEach: async ({ mocks }) => {
    await love(2)
    await loadFavourites()
    mocks.script.fail("getFavourites", { status: 500, detail: "Your looks are locked away." })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is what was loaded before/)).toBeVisible()
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(2)
  },
}
