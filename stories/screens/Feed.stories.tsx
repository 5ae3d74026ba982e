import type { Meta, StoryObj } from "@storybook/react-vite"
import { HttpResponse } from "msw/http"
import { expect, screen, waitFor, within } from "storybook/test"
import type Feed from "../../packages/app/src/screens/feed/Feed.tsx"
import { chooseOccasions } from "../../packages/app/src/state/feed/feed.ts"
import { tips } from "../../packages/app/src/state/feed/tips.ts"
import { snackbar } from "../../packages/app/src/state/shell/snackbar.ts"
import { answering, failing, nothingReached, unanswered } from "./answers.ts"
import { withPending, withWardrobe } from "./closet.ts"
import { allLooks, FEED_SCREEN } from "./feedScreen.tsx"
import { withoutNetwork } from "./network.ts"

const meta = {
  title: "Screens/Feed",
  ...FEED_SCREEN,
} satisfies Meta<typeof Feed>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeLooks: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^Favourite /, pressed: false })).toHaveLength(
        3,
      ),
    )
  },
}

export const Loved: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    const [heart] = canvas.getAllByRole("button", { name: /^Favourite /, pressed: false })
    if (!heart) throw new Error("There is no heart to press.")
    await userEvent.click(heart)
    await expect(await canvas.findByRole("button", { pressed: true })).toBeEnabled()
  },
}

export const WornToday: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, ["shirt", "trousers", "shoes", "jumper"])
  },
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    const [wear] = canvas.getAllByRole("button", { name: /^Wear today: / })
    if (!wear) throw new Error("There is nothing to wear.")
    await userEvent.click(wear)
    await expect(await canvas.findByRole("button", { name: /^Worn today: / })).toBeVisible()
    await expect(snackbar.message?.undo).toBeDefined()
  },
}

export const BudgetInThePicker: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "New Stylins For you" }))
    const sheet = await screen.findByRole("dialog", { name: "Select your activity to dress for" })
    const budget = await within(sheet).findByRole("radio", { name: "£50" })
    await waitFor(() => expect(budget).toBeEnabled())
    await userEvent.click(budget)
    await expect(budget).toBeChecked()
  },
}

export const HeartNotSaved: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("addFavourite", 503, "Hearts are not kept just now.")] },
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    const [heart] = canvas.getAllByRole("button", { name: /^Favourite /, pressed: false })
    if (!heart) throw new Error("There is no heart to press.")
    await userEvent.click(heart)
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Not saved. Hearts are not kept just now.",
    )
    await expect(heart).toHaveAttribute("aria-pressed", "false")
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getFeed")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Loading look")).toHaveLength(3)
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getFeed", 500, "The stylist is out for a moment.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The stylist is out for a moment.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

/** A hotel answers every call with its own page until she has signed in to its Wi-Fi. */
export const AnsweredByAWifiPage: Story = {
  parameters: {
    msw: [answering("getFeed", () => HttpResponse.html("<h1>Welcome to the hotel's Wi-Fi</h1>"))],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The service gave an answer that could not be read."),
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: async () => {
    await chooseOccasions(["work"])
    return withoutNetwork()
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("You are offline. What was loaded stays here."),
    ).toBeVisible()
    await allLooks(canvas)
  },
}

export const OfflineWithNothingCached: Story = {
  // Any call that was answered would say that there is a network.
  parameters: { msw: nothingReached() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(
      canvas.getByText("You seem to be offline. What was loaded stays here."),
    ).toBeVisible()
  },
}

export const ForSeveralOccasions: Story = {
  beforeEach: () => chooseOccasions(["work", "dating", "errands"]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Styled for work, dating and errands" }),
    ).toBeVisible()
    await allLooks(canvas)
  },
}

export const FirstTips: Story = {
  beforeEach: () => {
    tips.areEnded = false
  },
  play: async () => {
    const counter = await screen.findByText("1 of 5")
    await waitFor(() => expect(counter).toBeVisible())
  },
}

export const WalkPickingAnActivity: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "New Stylins For you" }))
    await userEvent.click(await screen.findByLabelText("Dating"))
    await userEvent.click(screen.getByRole("button", { name: "Get new Stylin" }))
    await expect(await canvas.findByRole("heading", { name: "Styled for dating" })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "New Stylins For dating" })).toHaveFocus(),
    )
  },
}

export const MorePicks: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    const [more] = canvas.getAllByRole("button", { name: "More picks" })
    if (!more) throw new Error("There is nothing more to pick.")
    await userEvent.click(more)
    const modal = await screen.findByRole("dialog", { name: "More shopping recs for this stylin" })
    await waitFor(() => expect(modal).toBeVisible())
    await expect(screen.getByRole("button", { name: "Awesome" })).toBeVisible()
  },
}

export const ImagesProcessed: Story = {
  beforeEach: ({ mocks }) => void withPending(mocks),
  play: async ({ canvas }) => {
    await allLooks(canvas)
    const modal = await screen.findByRole("dialog", { name: "Wardrobe images processed!" })
    await waitFor(() => expect(modal).toBeVisible())
    await expect(screen.getByRole("button", { name: "Go to wardrobe" })).toHaveFocus()
    await expect(modal).toHaveTextContent(/^Wardrobe images processed!.*you already have\./)
  },
}

export const NewLooksDidNotCome: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    await chooseOccasions(["work"])
    mocks.script.fail("getFeed", { status: 500, detail: "The stylist is out for a moment." })
  },
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "New Stylins For work" }))
    await userEvent.click(await screen.findByLabelText("Dating"))
    await userEvent.click(screen.getByRole("button", { name: "Get new Stylin" }))
    await expect(await canvas.findByText(/This is what was loaded before/)).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "Styled for work" })).toBeVisible()
    await allLooks(canvas)
  },
}
