import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { endTips } from "../../packages/app/src/state/feed/tips.ts"
import { consent } from "../../packages/app/src/state/session/consent.ts"
import { wardrobe } from "../../packages/app/src/state/wardrobe/wardrobe.ts"
import { AppScreens } from "../screens/appAt.tsx"
import { photoFiles } from "../screens/photoFiles.ts"
import { signedIn } from "../screens/signedIn.ts"
import { arriveAt, beginFlow, continueToFeed, enter, press, reviewAll } from "./flow.ts"

/** Starts in her empty wardrobe. */
function beginInWardrobe(mocks: StoryMocks): () => void {
  const leave = beginFlow("/wardrobe")
  signedIn(mocks)
  endTips()
  return leave
}

const meta = {
  title: "Flows/Add clothes",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => beginInWardrobe(mocks),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const WalkBySearch: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    const hands = { canvas, userEvent }
    await step("she chooses the search", async () => {
      await arriveAt(hands, "Wardrobe")
      await press(hands, "Add clothes")
      await userEvent.click(await canvas.findByRole("radio", { name: "Online search" }))
      await press(hands, "Next")
    })
    await step("she finds what she owns", async () => {
      await enter(hands, "Description or brand", "white shirt{Enter}")
      await canvas.findByRole("list", { name: "Found items" })
      const [first, second] = canvas.getAllByRole("checkbox")
      if (!first || !second) throw new Error("Too little was found.")
      await userEvent.click(first)
      await userEvent.click(second)
      await press(hands, "Add item")
      await arriveAt(hands, "Added items")
    })
    await step("she submits it, reviews it, and is dressed in it", async () => {
      await press(hands, "Finish adding items")
      await continueToFeed(hands)
      await reviewAll(hands, 2)
      await expect(wardrobe.items).toHaveLength(2)
    })
  },
}

export const WalkByPhotos: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    const hands = { canvas, userEvent }
    await step("she chooses photos, and agrees to their being read", async () => {
      await arriveAt(hands, "Wardrobe")
      await press(hands, "Add clothes")
      await userEvent.click(await canvas.findByRole("radio", { name: "Your photos" }))
      await press(hands, "Next")
      await expect(consent.photos).toBe("unasked")
      await press(hands, "Agree and go on")
    })
    await step("she sends three, each of an outfit of three garments", async () => {
      await userEvent.upload(await canvas.findByLabelText("Photos"), await photoFiles(3))
      await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(3))
      await press(hands, "Submit photos")
      await continueToFeed(hands)
    })
    await step("she reviews what was found, and is dressed in it", async () => {
      await reviewAll(hands, 9)
      await expect(wardrobe.items).toHaveLength(9)
    })
  },
}
