import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { startHistory } from "../../packages/app/src/router/history.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { unreached } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { withWardrobe } from "./closet.ts"
import { withoutNetwork } from "./network.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Your own outfit",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

const AT = "/outfit"
const CLOSET = ["shirt", "jeans", "boots", "blazer", "bag"]

/** The first of her pieces of each kind, by id. Call after `withWardrobe`. */
function idsOf({ provider }: StoryMocks, kinds: readonly string[]): string[] {
  const items = provider.calls.getWardrobe({}, { token: token() })
  return kinds.flatMap((kind) => items.find((item) => item.kind === kind)?.item_id ?? [])
}

/** Opens the screen with pieces of her own, and with products, as from a look. */
function begunWith(mocks: StoryMocks, kinds: readonly string[], sold: readonly string[] = []) {
  withWardrobe(mocks, CLOSET)
  const body = { item_ids: [...idsOf(mocks, kinds), ...sold] }
  const { look } = mocks.provider.calls.composeOutfit({ body }, { token: token() })
  const { href } = location
  history.replaceState({ look }, "", AT)
  const stop = startHistory()
  return () => {
    stop()
    history.replaceState(null, "", href)
  }
}

export const NothingChosenYet: Story = {
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    return appAt(AT)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose a first piece/)).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Choose shoes" })).toBeVisible()
  },
}

export const Begun: Story = {
  beforeEach: ({ mocks }) => begunWith(mocks, ["jeans"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A beginning: /)).toBeVisible()
    const best = await canvas.findByRole("list", { name: /^To complete it: / })
    await expect(within(best).getAllByRole("button")).toHaveLength(3)
  },
}

export const Choosing: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => begunWith(mocks, ["jeans"]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^A beginning: /)
    await userEvent.click(canvas.getByRole("button", { name: "Choose shoes" }))
    const sheet = await screen.findByRole("dialog", { name: "Choose shoes" })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(within(sheet).getByRole("list", { name: "To complete it" })).toBeVisible()
  },
}

export const Whole: Story = {
  beforeEach: ({ mocks }) => begunWith(mocks, ["shirt", "jeans", "ankle_boots", "blazer"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Works well.")).toBeVisible()
    await expect(canvas.getByRole("img", { name: /^Outfit: / })).toBeVisible()
    await expect(canvas.getByLabelText("Name of the outfit")).toBeVisible()
  },
}

export const OneThingPullsAway: Story = {
  beforeEach: ({ mocks }) => begunWith(mocks, ["shirt", "jeans"], ["p-501"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One thing pulls away: /)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Wear it instead" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: /^Stride/ })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [unreached("composeOutfit")] },
  beforeEach: ({ mocks }) => {
    const restore = [begunWith(mocks, ["shirt", "jeans", "ankle_boots"]), withoutNetwork()]
    return () => {
      for (const undo of restore) undo()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
    await expect(canvas.getByRole("img", { name: /^Outfit: / })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Keep it" })).toBeVisible()
  },
}

export const EmptyWardrobe: Story = {
  beforeEach: () => appAt(AT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to choose from yet")).toBeVisible()
  },
}

export const BesideHerFavourites: Story = {
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    const save = (name: string, kinds: readonly string[]) =>
      mocks.provider.calls.saveOutfit(
        { body: { id: name, name, item_ids: idsOf(mocks, kinds) } },
        { token: token() },
      )
    save("Fridays", ["shirt", "jeans", "ankle_boots"])
    save("Long walks along the river with the dog in whatever weather there is", ["shirt", "jeans"])
    return appAt("/favorites")
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("region", { name: "Your own outfits" })
    await expect(within(own).getAllByRole("listitem")).toHaveLength(2)
    await expect(await canvas.findByText("No loved looks yet")).toBeVisible()
  },
}
