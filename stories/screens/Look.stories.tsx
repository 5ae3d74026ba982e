import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import { startHistory } from "../../packages/app/src/router/history.ts"
import Look from "../../packages/app/src/screens/look/Look.tsx"
import { feed, openFeed } from "../../packages/app/src/state/feed/feed.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { failing, unanswered } from "./answers.ts"
import { withWardrobe } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Look",
  component: Look,
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ mocks }) => {
    const signOut = signedIn(mocks)
    await openFeed()
    const before: unknown = history.state
    history.replaceState({ look: feed.looks[0], occasions: ["work"] }, "")
    const stop = startHistory()
    return () => {
      stop()
      history.replaceState(before, "")
      signOut()
    }
  },
  render: () => (
    <SignedInLayout path="/look" navbar>
      <Look />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Look>

export default meta

type Story = StoryObj<typeof meta>

export const ALook: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /^Favourite /, pressed: false }),
    )
    await expect(await canvas.findByRole("button", { pressed: true })).toBeEnabled()
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
  },
}

export const LaidOut: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Laid out" }))
    const laid = await canvas.findByRole("img", { name: /^Laid out: / })
    // It fades in once it is there.
    await waitFor(() => expect(laid).toBeVisible())
  },
}

export const Sharing: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Share / }))
    const sheet = await screen.findByRole("dialog", { name: "Share this look" })
    await expect(await within(sheet).findByRole("img", { name: /^Preview: / })).toBeVisible()
    for (const box of within(sheet).getAllByRole("checkbox")) await expect(box).not.toBeChecked()
    await expect(within(sheet).getByRole("button", { name: "Download" })).toBeEnabled()
  },
}

/** Goes on to the next garment of the first slot. */
async function goOn({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  const [another] = await canvas.findAllByRole("button", { name: /^Show another option for / })
  if (!another) throw new Error("No slot of the look has a choice.")
  await userEvent.click(another)
  return another
}

export const SlotChanged: Story = {
  tags: ["reached"],
  play: async (context) => {
    const { canvas } = context
    const title = await canvas.findByRole("heading", { level: 1 })
    const before = title.textContent
    const another = await goOn(context)
    await waitFor(() => expect(title).not.toHaveTextContent(before ?? ""), { timeout: 8000 })
    await expect(another).toHaveFocus()
    await expect(feed.looks[0]?.rec_description.title).toBe(title.textContent)
  },
}

export const SlotNotChanged: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("changeLook", 500, "The stylist is out for a moment.")] },
  play: async (context) => {
    const { canvas } = context
    const title = await canvas.findByRole("heading", { level: 1 })
    const before = title.textContent
    await goOn(context)
    const alert = await canvas.findByRole("alert", {}, { timeout: 8000 })
    await expect(alert).toHaveTextContent("The stylist is out for a moment.")
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(title).toHaveTextContent(before ?? "")
  },
}

export const NotForMe: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Not for me" }))
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Not for you" }),
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back to your looks" })).toBeVisible()
  },
}

/** Opens the question and waits for its dialog. */
async function askForTheWeakLink({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await userEvent.click(await canvas.findByRole("button", { name: "Swap the weak link" }))
  const dialog = await screen.findByRole("dialog", { name: "Swap the weak link" })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const TheWeakLink: Story = {
  tags: ["reached"],
  play: async (context) => {
    const dialog = await askForTheWeakLink(context)
    await expect(await dialog.findByRole("heading", { name: "Now" })).toBeVisible()
    await expect(dialog.getByRole("heading", { name: "Better" })).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Swap it" })).toBeVisible()
  },
}

export const WalkSwappedAndBack: Story = {
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    const before = (await canvas.findByRole("heading", { level: 1 })).textContent
    const dialog = await askForTheWeakLink(context)
    await userEvent.click(await dialog.findByRole("button", { name: "Swap it" }))
    await expect(await canvas.findByText(/^In: .+ Out: .+\.$/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(before ?? "")
    await expect(canvas.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
  },
}

export const SwappedJustNow: Story = {
  tags: ["reached"],
  play: async (context) => {
    const dialog = await askForTheWeakLink(context)
    await context.userEvent.click(await dialog.findByRole("button", { name: "Swap it" }))
    await expect(await context.canvas.findByRole("button", { name: "Undo" })).toBeVisible()
  },
}

export const Weighing: Story = {
  tags: ["reached"],
  parameters: { msw: [unanswered("swapWeakLink")] },
  play: async (context) => {
    const dialog = await askForTheWeakLink(context)
    await expect(dialog.getByText("Weighing each piece…")).toBeVisible()
  },
}

export const NothingWouldBeBetter: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    withWardrobe(mocks, ["shirt", "jeans", "boots", "bag", "coat", "scarf", "earrings"])
    const body = {
      item_id: mocks.provider.calls.getWardrobe({}, { token: token() })[0]?.item_id ?? "",
    }
    const { looks } = mocks.provider.calls.styleItem(
      { body: { ...body, count: 45 } },
      { token: token() },
    )
    const hers = looks.find(({ clothes }) => clothes.every(([worn]) => worn?.isYours))
    history.replaceState({ ...history.state, data: { look: hers, occasions: ["work"] } }, "")
  },
  play: async (context) => {
    const dialog = await askForTheWeakLink(context)
    await expect(await dialog.findByText(/^This look needs nothing/)).toBeVisible()
    await expect(dialog.queryByRole("button", { name: "Swap it" })).not.toBeInTheDocument()
  },
}

export const WeighingFailed: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("swapWeakLink", 500, "The stylist is out for a moment.")] },
  play: async (context) => {
    const dialog = await askForTheWeakLink(context)
    await expect(await dialog.findByText("The stylist is out for a moment.")).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}
