import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import type { SaidWords } from "@stylin/api/contract"
import { expect, screen, waitFor, within } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { itemAddress } from "../../packages/app/src/router/itemAddress.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { consent } from "../../packages/app/src/state/session/consent.ts"
import { loadWardrobe, wardrobe } from "../../packages/app/src/state/wardrobe/wardrobe.ts"
import { failing, unanswered } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { withWardrobe } from "./closet.ts"
import { withoutNetwork } from "./network.ts"
import { photoFiles } from "./photoFiles.ts"
import { signedIn } from "./signedIn.ts"

/** Opens the first jeans of a wardrobe, of which she has said this. */
async function atJeans(mocks: StoryMocks, words?: SaidWords, daysWorn = 0) {
  const { calls } = mocks.provider
  const her = { token: token() }
  withWardrobe(mocks, ["jeans", "shirt", "boots"])
  const item = calls.getWardrobe({}, her).find(({ kind }) => kind === "jeans")
  if (!item) throw new Error("There are no jeans.")
  const { item_id } = item
  if (words) calls.correctItem({ body: { item_id, words } }, her)
  for (let day = 1; day <= daysWorn; day += 1) {
    calls.addWorn({ body: { day: `2026-10-0${day}`, item_ids: [item_id] } }, her)
  }
  await loadWardrobe()
  return { item: wardrobe.items.find((one) => one.item_id === item_id) ?? item, her }
}

const SAID: SaidWords = {
  size: "UK 12",
  price: 65,
  bought_on: "2025-04-02",
  seasons: ["spring", "autumn", "winter"],
  note: "Hem taken up by 3 cm.\nWash inside out.",
}

const meta = {
  title: "Screens/One of her clothes",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

/** Waits for the looks that wear it: until the feed is there, there seem to be none. */
async function looksWithIt(canvas: StoryContext["canvas"]) {
  const region = within(await canvas.findByRole("region", { name: "Looks with it" }))
  await region.findAllByRole("listitem")
}

export const WellKnown: Story = {
  beforeEach: async ({ mocks }) => {
    const { item, her } = await atJeans(mocks, SAID, 6)
    const { calls } = mocks.provider
    const looks = calls.getFeed({ query: { occasions: "errands", pieces: "mine" } }, her)
    const mine = looks.filter(({ clothes }) =>
      clothes.some(([worn]) => worn?.item_id === item.item_id),
    )
    for (const { look_id } of mine.slice(0, 4)) {
      calls.addFavourite({ query: { look_id } }, her)
    }
    return appAt(itemAddress(item))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/each time you wore it/)).toHaveTextContent("£10.83")
    await expect(canvas.getByText("Spring, autumn and winter")).toBeVisible()
    await looksWithIt(canvas)
  },
}

export const JustAdded: Story = {
  beforeEach: async ({ mocks }) => appAt(itemAddress((await atJeans(mocks)).item)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not worn yet.")).toBeVisible()
    await expect(canvas.getByText(/worn in, size, paid/)).toBeVisible()
  },
}

export const PutAway: Story = {
  beforeEach: async ({ mocks }) => {
    const { item, her } = await atJeans(mocks, SAID, 1)
    const item_ids = [item.item_id]
    mocks.provider.calls.setItemState({ body: { item_ids, state: "stored" } }, her)
    await loadWardrobe()
    return appAt(itemAddress(item))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Away for the season" })).toBeChecked()
    await expect(canvas.queryByRole("button", { name: "Style this" })).not.toBeInTheDocument()
  },
}

export const Editing: Story = {
  ...WellKnown,
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await looksWithIt(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    await expect(canvas.getByLabelText("Name")).toHaveFocus()
    await expect(canvas.getByLabelText("Size")).toHaveValue("UK 12")
  },
}

export const NotQuiteRight: Story = {
  ...WellKnown,
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const price = canvas.getByLabelText("Paid, in pounds")
    await userEvent.clear(price)
    await userEvent.type(price, "quite a lot{Enter}")
    await expect(price).toHaveFocus()
    await expect(price).toHaveAccessibleDescription(/such as 49.99/)
  },
}

export const WalkCorrectingByKeyboard: Story = {
  ...WellKnown,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole("button", { name: "Edit" })
    edit.focus()
    await userEvent.keyboard("{Enter}")
    await userEvent.tab()
    await userEvent.selectOptions(canvas.getByLabelText("What it is"), "Trousers")
    await userEvent.type(canvas.getByLabelText("Size"), "{Enter}")
    await expect(await canvas.findByRole("button", { name: "Edit" })).toHaveFocus()
    await expect(canvas.getByText("Trousers", { selector: "dd" })).toBeVisible()
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await expect(await canvas.findByText("Jeans", { selector: "dd" })).toBeVisible()
  },
}

export const CorrectedOffline: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    const { item } = await atJeans(mocks, SAID, 6)
    mocks.script.offline("correctItem")
    mocks.script.offline("getWardrobe")
    const restore = [withoutNetwork(), appAt(itemAddress(item))]
    return () => {
      for (const undo of restore) undo()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const size = canvas.getByLabelText("Size")
    await userEvent.clear(size)
    await userEvent.type(size, "UK 10{Enter}")
    await expect(await canvas.findByText("UK 10")).toBeVisible()
  },
}

/** Opens the jeans and gives them another photo. */
const giveAnotherPhoto: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.upload(await canvas.findByLabelText("Another photo of it"), await photoFiles(1))
}

export const AskedBeforeAPhoto: Story = {
  ...JustAdded,
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change the photo" }))
    await expect(canvas.getByRole("region", { name: "Your photos" })).toHaveFocus()
  },
}

export const AnotherPhoto: Story = {
  ...JustAdded,
  tags: ["reached"],
  play: async (context) => {
    consent.photos = "granted"
    await giveAnotherPhoto(context)
    await waitFor(() => expect(screen.getByText(/^Photo changed/)).toBeVisible())
    await expect(screen.getByRole("button", { name: "Undo" })).toBeVisible()
  },
}

export const PhotoBeingRead: Story = {
  tags: ["reached"],
  parameters: { msw: [unanswered("replacePhoto")] },
  beforeEach: async ({ mocks }) => appAt(itemAddress((await atJeans(mocks)).item)),
  play: async (context) => {
    consent.photos = "granted"
    await giveAnotherPhoto(context)
    await expect(await context.canvas.findByText("Reading your photo")).toBeInTheDocument()
  },
}

export const PhotoThatShowsNothing: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("replacePhoto", 415, "No garment was found in this photo.")] },
  beforeEach: async ({ mocks }) => appAt(itemAddress((await atJeans(mocks)).item)),
  play: async (context) => {
    consent.photos = "granted"
    await giveAnotherPhoto(context)
    const { canvas } = context
    await expect(await canvas.findByText("No garment was found in this photo.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try this photo again" })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  beforeEach: async ({ mocks }) => {
    const item_summary =
      "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders, perhaps from Stornoway"
    const { item } = await atJeans(mocks, {
      ...SAID,
      item_summary,
      size: "Unterkleidergröße 46",
      note: "Donaudampfschifffahrtsgesellschaftskapitänsmütze ".repeat(8).trim(),
    })
    return appAt(itemAddress(item))
  },
}

/** What its name says of the cut is chosen already; the rest is as usual until she says otherwise. */
export const HowItIsCut: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    const { item } = await atJeans(mocks, { length: "cropped" })
    return appAt(itemAddress(item))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    await userEvent.click(await canvas.findByText("How it is cut"))
    await expect(canvas.getByLabelText("Length")).toHaveValue("cropped")
    await expect(canvas.getByLabelText("Legs")).toBeVisible()
  },
}
