import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { type StoryMocks, TODAY } from "../../.storybook/network.ts"
import { environment } from "../../packages/app/src/environment.ts"
import { addDays } from "../../packages/app/src/lib/calendar.ts"
import { localDay } from "../../packages/app/src/lib/day.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Packing from "../../packages/app/src/screens/packing/Packing.tsx"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { packAgain } from "../../packages/app/src/state/trips/sayTrip.ts"
import { failing, unreached } from "./answers.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Packing",
  component: Packing,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const { now } = environment
    environment.now = () => TODAY
    const signOut = signedIn(mocks)
    withWardrobe(mocks, ["shirt", "trousers", "shoes", "jumper", "jeans", "boots"])
    return () => {
      signOut()
      environment.now = now
    }
  },
  render: () => (
    <SignedInLayout path="/plan/packing" navbar>
      <Packing />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Packing>

export default meta

type Story = StoryObj<typeof meta>

/** A trip of some days, with the first of its pieces ticked. */
function withTrip({ provider }: StoryMocks, name: string, days: number) {
  const caller = { token: token() }
  const from = addDays(localDay(TODAY), days)
  const parts = [0, 1, 2, 3].map((later) => ({
    day: addDays(from, later),
    occasion: later === 2 ? ("dating" as const) : ("outings" as const),
  }))
  const place = { name, latitude: 51.4, longitude: -2.4 }
  const said_at = new Date(TODAY - 60_000).toISOString()
  const body = { trip_id: name, name, place, parts, said_at }
  const trip = provider.calls.putTrip({ body }, caller)
  const item_id = trip?.parts[0]?.look?.clothes[0]?.[0]?.item_id
  const tick = item_id && { trip_id: name, item_id, is_packed: true }
  if (tick) provider.calls.tickPacked({ body: tick }, caller)
  return trip
}

export const SomethingPacked: Story = {
  beforeEach: ({ mocks }) => {
    withTrip(mocks, "Bath", 3)
    withTrip(mocks, "Edinburgh", 40)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 of \d+ packed$/)).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Bath" })).toBeChecked()
  },
}

export const NothingToWear: Story = {
  beforeEach: ({ mocks }) => {
    const caller = { token: token() }
    const owned = mocks.provider.calls.getWardrobe({}, caller)
    const item_ids = owned.filter((one) => one.section === "shoes").map((one) => one.item_id)
    mocks.provider.calls.removeFromWardrobe({ body: { item_ids } }, caller)
    withTrip(mocks, "Bath", 3)
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText("No look yet.")
    await expect(first).toBeVisible()
  },
}

export const NoTripYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Where are you going?")).toBeVisible()
  },
}

export const NoClothesYet: Story = {
  beforeEach: ({ mocks }) => {
    const caller = { token: token() }
    const item_ids = mocks.provider.calls.getWardrobe({}, caller).map(({ item_id }) => item_id)
    mocks.provider.calls.removeFromWardrobe({ body: { item_ids } }, caller)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to pack yet")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add clothes" })).toBeEnabled()
  },
}

export const AskingWhere: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pack for a trip" }))
    const sheet = await screen.findByRole("dialog", { name: "Pack for a trip" })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(within(sheet).getByText("What for")).toBeVisible()
  },
}

export const ChosenOnceOnline: Story = {
  parameters: { msw: [unreached("putTrip")] },
  beforeEach: ({ mocks }) => {
    const trip = withTrip(mocks, "Bath", 3)
    if (trip) packAgain(trip)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/as soon as you are online/)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getTrips", 500, "Your suitcase is locked.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your suitcase is locked.")).toBeVisible()
  },
}
