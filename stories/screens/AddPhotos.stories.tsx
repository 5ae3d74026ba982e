import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { additions } from "../../packages/app/src/state/adding/additions.ts"
import { photoSubmission } from "../../packages/app/src/state/adding/photoSubmission.ts"
import { photos } from "../../packages/app/src/state/adding/photos.ts"
import { pending } from "../../packages/app/src/state/pending/pending.ts"
import { endSession } from "../../packages/app/src/state/session/auth.ts"
import { consent } from "../../packages/app/src/state/session/consent.ts"
import {
  drawnDevices,
  refusingDevices,
} from "../../packages/ui/src/components/CameraView/storyDevices.ts"
import { failing, unreached } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { withCameras } from "./device.ts"
import { photoFiles } from "./photoFiles.ts"
import { signedIn } from "./signedIn.ts"

const SUBMITTED = "The pictures have been successfully submitted!"

const meta = {
  title: "Screens/Add clothes from photos",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    consent.photos = "granted"
    additions.photoType = "outfits"
    const leave = appAt("/wardrobe/item?step=upload")
    return () => {
      leave()
      end()
    }
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Hands = Pick<Parameters<Play>[0], "canvas" | "userEvent">

/** Chooses this many photos and submits them. */
async function submit({ canvas, userEvent }: Hands, count: number): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText("Photos"), await photoFiles(count))
  await userEvent.click(canvas.getByRole("button", { name: "Submit photos" }))
}

export const AskingFirst: Story = {
  beforeEach: () => {
    consent.photos = "unasked"
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Agree and go on" })).toBeVisible()
  },
}

export const WhatToMind: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("7-10 photos")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Upload photos" })).toBeVisible()
  },
}

export const Chosen: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const unfit = new File(["No photo."], "notes-from-the-tailor.jpg", { type: "image/jpeg" })
    const files = [...(await photoFiles(3)), unfit]
    await userEvent.upload(await canvas.findByLabelText("Photos"), files)
    await expect(
      await canvas.findByText("“notes-from-the-tailor.jpg” is not a photo we can read."),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(3))
  },
}

export const WalkTakingAPhotoAway: Story = {
  ...Chosen,
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    await Chosen.play?.(context)
    await userEvent.click(canvas.getByRole("button", { name: "Delete photo 1" }))
    await expect(canvas.getByText("3 of 10")).toBeVisible()
  },
}

export const TooMany: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Photos"), await photoFiles(11))
    const words = await canvas.findByText("You can select up to 10 photos at once.")
    await waitFor(() => expect(words).toBeVisible())
    await expect(canvas.getByRole("button", { name: "Upload photos" })).toBeVisible()
  },
}

export const OnTheirWay: Story = {
  beforeEach: () => {
    const progress = [
      { kind: "done" },
      { kind: "uploading", done: 0.6 },
      { kind: "uploading", done: 0 },
    ] as const
    photos.items = progress.map((how, index) => ({
      id: `story-${index}`,
      url: "/api/pictures/mock/garment/jumper.c9a27a.svg",
      progress: how,
      prepared: null,
    }))
    photoSubmission.status = { kind: "sending" }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 3 uploaded")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^Delete / })).toBeNull()
  },
}

export const Submitted: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 4)
    const modal = await canvas.findByRole("dialog", { name: SUBMITTED })
    await expect(modal).toHaveTextContent(
      "We will let you know when you can review the results. In the meantime you can continue browsing the feed.",
    )
    // Each shows an outfit of three garments.
    await waitFor(() => expect(pending.items).toHaveLength(12))
  },
}

export const KeptForLater: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("parsePhotos", 503, "Photos can't be read just now.")] },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 2)
    const modal = await canvas.findByRole("dialog", { name: SUBMITTED })
    const note = await within(modal).findByText(/They are kept, and will be read later/)
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const KeptForAGuest: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("parsePhotos", 503, "Photos can't be read just now.")] },
  beforeEach: () => {
    endSession()
    consent.photos = "granted"
    additions.photoType = "outfits"
  },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 2)
    const modal = await canvas.findByRole("dialog", { name: SUBMITTED })
    const note = await within(modal).findByText(/They are kept for 24 hours/)
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const Refused: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) =>
    mocks.script.fail("parsePhotos", {
      status: 413,
      detail: "There is room for 60 MB of photos. Please remove some first.",
      times: 1,
    }),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 2)
    await expect(await canvas.findByText(/Your photos are still here/)).toBeVisible()
  },
}

export const WalkSentAgainAfterARefusal: Story = {
  ...Refused,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 2)
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }))
    const modal = await canvas.findByRole("dialog", { name: SUBMITTED })
    await waitFor(() => expect(modal).toBeVisible())
  },
}

export const Offline: Story = {
  tags: ["reached"],
  parameters: { msw: [unreached("parsePhotos")] },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 2)
    await expect(await canvas.findByText(/Your photos are still here/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled()
  },
}

export const WhatToMindInTheWardrobe: Story = {
  beforeEach: () => {
    additions.photoType = "closet"
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Items on hangers or laid flat")).toBeVisible()
  },
}

/** Starts at the camera, with the story's own devices. */
function atCamera(devices: Parameters<typeof withCameras>[0]): () => void {
  additions.photoType = "closet"
  const undo = withCameras(devices)
  const leave = appAt("/wardrobe/item?step=camera")
  return () => {
    leave()
    undo()
  }
}

export const TakingPictures: Story = {
  beforeEach: () => atCamera(drawnDevices()),
  play: async ({ canvas }) => {
    const finish = await canvas.findByRole("button", { name: "Finish taking photos" })
    await expect(finish).toHaveAttribute("aria-disabled", "true")
    await expect(finish).toHaveAccessibleDescription("You can add up to 10 photos")
    const shutter = await canvas.findByRole("button", { name: "Take photo" })
    await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
  },
}

export const WalkTakingPictures: Story = {
  ...TakingPictures,
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    await step("a picture is taken, another comes from the gallery", async () => {
      const shutter = await canvas.findByRole("button", { name: "Take photo" })
      await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
      await userEvent.click(shutter)
      await expect(await canvas.findByText("1 of 10")).toBeVisible()
      await userEvent.upload(canvas.getByLabelText("Photos"), await photoFiles(1))
      await expect(await canvas.findByText("2 of 10")).toBeVisible()
      await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(2))
    })
    await step("both are sent, and the camera is off", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Finish taking photos" }))
      const modal = await canvas.findByRole("dialog", { name: SUBMITTED })
      await waitFor(() => expect(modal).toBeVisible())
      await expect(canvas.queryByLabelText("What the camera sees")).toBeNull()
    })
  },
}

export const CameraRefused: Story = {
  tags: ["reached"],
  beforeEach: () => atCamera(refusingDevices("NotAllowedError")),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("The camera is not allowed")
    await userEvent.upload(canvas.getByLabelText("Photos"), await photoFiles(2))
    await expect(await canvas.findByText("2 of 10")).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(2))
  },
}
