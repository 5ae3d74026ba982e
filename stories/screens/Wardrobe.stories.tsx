import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { OfflineNotice } from "../../packages/app/src/parts/PageStatus.tsx"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Wardrobe from "../../packages/app/src/screens/wardrobe/Wardrobe.tsx"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { loadWardrobe, wardrobe } from "../../packages/app/src/state/wardrobe/wardrobe.ts"
import { failing, unanswered } from "./answers.ts"
import { appAt } from "./appAt.tsx"
import { sayWhere, thePiece, withWardrobe } from "./closet.ts"
import { withoutNetwork } from "./network.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Wardrobe",
  component: Wardrobe,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    // What she searches for stands in the address.
    const leave = appAt("/wardrobe")
    return () => {
      leave()
      end()
    }
  },
  render: () => (
    <>
      <OfflineNotice />
      <SignedInLayout path="/wardrobe" navbar>
        <Wardrobe />
      </SignedInLayout>
    </>
  ),
} satisfies Meta<typeof Wardrobe>

export default meta

type Story = StoryObj<typeof meta>

const CLOSET = ["shirt", "jeans", "boots", "bag"]

export const HerClothes: Story = {
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(await canvas.findByRole("heading", { name: "shoes" })).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: /^Style this: / }).length).toBeGreaterThan(3)
    await expect(await canvas.findByRole("link", { name: /^Take a selfie/ })).toBeVisible()
    await expect(canvas.getByRole("link", { name: /^Add 15\+ items/ })).toBeVisible()
  },
}

export const WithHerColours: Story = {
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    const files = [{ contentType: "image/jpeg", bytes: new Uint8Array([3, 1]) }]
    mocks.provider.calls.analyseSelfie({ files, query: {} }, { token: token() })
  },
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(await canvas.findByRole("link", { name: /^Your colours/ })).toHaveAttribute(
      "href",
      "/wardrobe/colours",
    )
    await waitFor(() =>
      expect(canvas.getAllByText(/^(Your colour|Suits you|Not near your face)$/)).not.toEqual([]),
    )
  },
}

export const Searching: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    await thePiece(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Search and filter" }))
    await userEvent.type(canvas.getByLabelText("Search your wardrobe"), "boots")
    await expect(await canvas.findByText(/^\d of \d+ items$/)).toBeVisible()
    await expect(canvas.queryByRole("heading", { name: "lower body" })).not.toBeInTheDocument()
  },
}

export const Filtering: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    await thePiece(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Search and filter" }))
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }))
    const order = await screen.findByLabelText("Order")
    await waitFor(() => expect(order).toBeVisible())
  },
}

export const NothingFound: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    await thePiece(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Search and filter" }))
    await userEvent.type(canvas.getByLabelText("Search your wardrobe"), "submarine")
    await expect(await canvas.findByText("Nothing like that here")).toBeVisible()
  },
}

export const DividedAsACloset: Story = {
  beforeEach: ({ mocks }) =>
    withWardrobe(mocks, ["coat", "denim jacket", "blazer", "jumper", "hoodie", "shirt", "dress"]),
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(await canvas.findByRole("heading", { level: 3, name: "coats" })).toBeVisible()
  },
}

export const Managing: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    await thePiece(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Manage" }))
    await expect((await canvas.findAllByRole("button", { name: /^Delete / }))[0]).toBeVisible()
    await expect(canvas.queryByRole("link", { name: /^Add 15\+ items/ })).not.toBeInTheDocument()
  },
}

export const WalkDeletingOne: Story = {
  ...Managing,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Manage" }))
    const [first] = await canvas.findAllByRole("button", { name: /^Delete / })
    if (first) await userEvent.click(first)
    const question = await screen.findByRole("alertdialog", { name: "Delete item?" })
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(screen.getByRole("button", { name: "Delete" }))
    await expect(await canvas.findByRole("button", { name: "Done" })).toBeVisible()
  },
}

async function selectTwo({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await thePiece(canvas)
  await userEvent.click(await canvas.findByRole("button", { name: "Manage" }))
  const [first, second] = await canvas.findAllByRole("checkbox", { name: /^Select / })
  if (!first || !second) throw new Error("There is too little to select.")
  await userEvent.click(first)
  await userEvent.click(second)
}

export const SelectingSeveral: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async (context) => {
    const { canvas } = context
    await selectTwo(context)
    await expect(await canvas.findByText("2 selected")).toBeVisible()
  },
}

export const WalkWearingSeveralToday: Story = {
  ...SelectingSeveral,
  tags: ["walk"],
  play: async (context) => {
    await selectTwo(context)
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Wear today" }))
    await waitFor(() => expect(wardrobe.items.filter(({ worn }) => worn)).toHaveLength(2))
    await expect(context.canvas.queryByText("2 selected")).not.toBeInTheDocument()
  },
}

export const SayingWhereSeveralAre: Story = {
  ...SelectingSeveral,
  tags: ["reached"],
  play: async (context) => {
    await selectTwo(context)
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Move" }))
    const sheet = await screen.findByRole("dialog", { name: "Where are these 2?" })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const AwayAndBack: Story = {
  beforeEach: async ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    await loadWardrobe()
    const [first, second] = wardrobe.items
    sayWhere(mocks, "wash", first)
    sayWhere(mocks, "lent", second)
  },
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(await canvas.findByText("In the wash")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: /^Wear it again: / })).toHaveLength(2)
  },
}

export const SayingWhereItIs: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    await thePiece(canvas)
    const [more] = await canvas.findAllByRole("button", { name: /^More for / })
    if (more) await userEvent.click(more)
    const choice = await screen.findByRole("button", { name: "In the wash" })
    await waitFor(() => expect(choice).toBeVisible())
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your wardrobe is empty")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add clothes" })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getWardrobe")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your wardrobe is loading")).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getWardrobe", 500, "The wardrobe door is stuck.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The wardrobe door is stuck.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(await canvas.findByRole("link", { name: /^Take a selfie/ })).toBeVisible()
  },
}

export const CachedOnly: Story = {
  beforeEach: async ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    await loadWardrobe()
    mocks.script.fail("getWardrobe", { status: 500, detail: "The wardrobe door is stuck." })
  },
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(await canvas.findByText(/This is what was loaded before/)).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "shoes" })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: async ({ mocks }) => {
    withWardrobe(mocks, CLOSET)
    await loadWardrobe()
    mocks.script.offline("getWardrobe")
    return withoutNetwork()
  },
  play: async ({ canvas }) => {
    await thePiece(canvas)
    await expect(
      await canvas.findByText("You are offline. What was loaded stays here."),
    ).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "shoes" })).toBeVisible()
  },
}

export const OnePieceNewLooks: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas, userEvent }) => {
    const heading = await thePiece(canvas)
    await userEvent.click(canvas.getByRole("radio", { name: "Up to £50" }))
    await expect(heading).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "See the looks" })).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Up to £50" })).toBeChecked()
    await waitFor(() => expect(heading.closest("section")).toHaveAttribute("aria-busy", "false"))
  },
}

export const NoPieceYet: Story = {
  beforeEach: ({ mocks }) => withWardrobe(mocks, ["scarf"]),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^No single piece makes a new look/)
    await expect(sentence).toBeVisible()
    const asked = canvas.getByRole("group", { name: "What would you spend?" })
    const gap = asked.getBoundingClientRect().top - sentence.getBoundingClientRect().bottom
    await expect(gap).toBeLessThan(48)
  },
}

export const FindingThePiece: Story = {
  parameters: { msw: [unanswered("unlockLooks")] },
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Finding the piece" })).toBeVisible()
  },
}

export const ThePieceDidNotCome: Story = {
  parameters: { msw: [failing("unlockLooks", 500, "The stylist is out for a moment.")] },
  beforeEach: ({ mocks }) => withWardrobe(mocks, CLOSET),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The stylist is out for a moment.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}
