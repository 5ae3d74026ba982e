import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { clearAnswered, queue } from "../../packages/app/src/state/adding/photoQueue.ts"
import { consent } from "../../packages/app/src/state/session/consent.ts"
import { failing, unreached } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { photoFiles } from "./photoFiles.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Add many photos",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    consent.photos = "granted"
    const leave = appAt("/wardrobe/item?step=many")
    return () => {
      leave()
      end()
    }
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

async function emptyQueue(): Promise<void> {
  queue.photos = []
  await clearAnswered()
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Choose photos" })).toBeVisible()
    await expect(canvas.queryByRole("list", { name: "Photos in the queue" })).toBeNull()
  },
}

export const Read: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const letter = new File(["No photo."], "notes-from-the-tailor.jpg", { type: "image/jpeg" })
    const files = [...(await photoFiles(3)), letter]
    await userEvent.upload(await canvas.findByLabelText("Many photos"), files)
    await expect(await canvas.findByText(/^3 of 4 read, 3 pieces found, 1 did not/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Review what was found" })).toBeVisible()
  },
}

export const OneFailed: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("parsePhotos", 413, "There is no room for more photos.")] },
  beforeEach: () => emptyQueue,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Many photos"), await photoFiles(1))
    await expect(await canvas.findByRole("button", { name: /^Try again/ })).toBeVisible()
  },
}

export const NotReached: Story = {
  tags: ["reached"],
  parameters: { msw: [unreached("parsePhotos")] },
  beforeEach: () => emptyQueue,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Many photos"), await photoFiles(2))
    await waitFor(() => expect(canvas.getByText(/We can't be reached right now/)).toBeVisible())
  },
}
