import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { type StoryMocks, TODAY } from "../../.storybook/network.ts"
import { environment } from "../../packages/app/src/environment.ts"
import { addDays } from "../../packages/app/src/lib/calendar.ts"
import { localDay } from "../../packages/app/src/lib/day.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Plan from "../../packages/app/src/screens/plan/Plan.tsx"
import { openFeed } from "../../packages/app/src/state/feed/feed.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { snackbar } from "../../packages/app/src/state/shell/snackbar.ts"
import { failing } from "./answers.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Plan",
  component: Plan,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const { now } = environment
    environment.now = () => TODAY
    const signOut = signedIn(mocks)
    withWardrobe(mocks, ["shirt", "trousers", "shoes", "jumper"])
    return () => {
      signOut()
      environment.now = now
    }
  },
  render: () => (
    <SignedInLayout path="/plan" navbar>
      <Plan />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Plan>

export default meta

type Story = StoryObj<typeof meta>

/** Some days on which she wore looks, and some that are planned. */
function withCalendar({ provider }: StoryMocks) {
  const caller = { token: token() }
  const query = { occasions: "work", pieces: "mine" } as const
  const looks = provider.calls.getFeed({ query }, caller)
  const today = localDay(environment.now())
  for (const [at, { look_id }] of looks.slice(0, 3).entries()) {
    provider.calls.addWorn({ body: { day: addDays(today, -1 - at * 2), look_id } }, caller)
    const day = addDays(today, at * 2)
    provider.calls.putPlan({ body: { plan_id: String(at), day, look_id } }, caller)
  }
}

export const SomethingWornAndPlanned: Story = {
  beforeEach: async ({ mocks }) => {
    withCalendar(mocks)
    await openFeed()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Planned")).toBeVisible()
    await expect(canvas.getByRole("grid")).toBeVisible()
  },
}

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing planned yet.")).toBeVisible()
  },
}

export const NoClothesYet: Story = {
  beforeEach: ({ mocks: { provider } }) => {
    const caller = { token: token() }
    const item_ids = provider.calls.getWardrobe({}, caller).map(({ item_id }) => item_id)
    provider.calls.removeFromWardrobe({ body: { item_ids } }, caller)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your week begins with your clothes")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add clothes" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Plan my week" })).toBeNull()
  },
}

export const NoLookForTheWeek: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks: { provider } }) => {
    const caller = { token: token() }
    const [kept, ...others] = provider.calls.getWardrobe({}, caller)
    const item_ids = others.map(({ item_id }) => item_id)
    if (kept) provider.calls.removeFromWardrobe({ body: { item_ids } }, caller)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Plan my week" }))
    await expect(await canvas.findByText("No look for these days yet")).toBeVisible()
    await expect(canvas.getByText(/^Your wardrobe lacks /)).toBeVisible()
  },
}

export const WeekPlanned: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withCalendar(mocks),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Planned")
    await userEvent.click(canvas.getByRole("button", { name: "Plan my week" }))
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /looks? planned$/ }).length).toBeGreaterThan(4),
    )
  },
}

export const WalkPlanningAWeek: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const planned = () => canvas.queryAllByRole("button", { name: /looks? planned$/ })
    await canvas.findByText("Nothing planned yet.")
    await userEvent.click(canvas.getByRole("button", { name: "Plan my week" }))
    await waitFor(() => expect(planned().length).toBeGreaterThan(1))
    await expect(snackbar.message?.text).toMatch(/looks? planned/)
    snackbar.message?.undo?.()
    await waitFor(() => expect(planned()).toHaveLength(0))
  },
}

export const AddingALook: Story = {
  tags: ["reached"],
  beforeEach: openFeed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a look" }))
    const sheet = await screen.findByRole("dialog", { name: "A look for today" })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(within(sheet).getAllByRole("listitem").length).toBeGreaterThan(3)
    // Until her wardrobe is there, its clothes seem to be gone.
    await waitFor(() => expect(within(sheet).queryByText(/no longer in your wardrobe/)).toBeNull())
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getCalendar", 500, "Your plans are locked away.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your plans are locked away/)).toBeVisible()
  },
}
