import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Selfie from "../../packages/app/src/screens/selfie/Selfie.tsx"
import { chooseConsent } from "../../packages/app/src/state/session/consent.ts"
import { failing, unanswered, unreached } from "./answers.ts"
import { aSelfie, withCamera } from "./selfies.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Selfie",
  component: Selfie,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/wardrobe/selfie" navbar={false}>
      <Selfie />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Selfie>

export default meta

type Story = StoryObj<typeof meta>

export const BeforeTheFirst: Story = {}

export const ChoosingHerTypeInstead: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "I know my colour type" }))
    const sheet = await canvas.findByRole("dialog", { name: "Choose your colour type" })
    await userEvent.click(within(sheet).getByRole("radio", { name: "Soft autumn" }))
    await expect(within(sheet).getAllByRole("radio")).toHaveLength(12)
    await expect(within(sheet).getByRole("button", { name: "Use this type" })).toBeEnabled()
  },
}

export const AskingForConsent: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take a selfie" }))
    await expect(canvas.getByRole("region", { name: "Your photos" })).toHaveFocus()
    await expect(canvas.getByRole("button", { name: "Agree and go on" })).toBeVisible()
  },
}

export const WalkTakingASelfie: Story = {
  tags: ["walk"],
  beforeEach: async () => {
    await chooseConsent("photos", true)
    return withCamera()
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take a selfie" }))
    const shutter = await canvas.findByRole("button", { name: "Take photo" })
    await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
    await step("a press takes the photo, has it read, and the camera goes out", async () => {
      await userEvent.click(shutter)
      await expect(await canvas.findByRole("heading", { name: /^You're all set!/ })).toBeVisible()
      await expect(canvas.getByRole("link", { name: "Finish" })).toHaveAttribute(
        "href",
        "/wardrobe",
      )
    })
  },
}

export const TheLightIsSaid: Story = {
  tags: ["reached"],
  beforeEach: async () => {
    await chooseConsent("photos", true)
    return withCamera()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take a selfie" }))
    await canvas.findByRole("button", { name: "Take photo" })
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        /Lovely light|closer|into the oval|too dark|Too bright|one side|coloured/,
      ),
    )
    await expect(canvas.getByRole("checkbox", { name: /white paper/ })).not.toBeChecked()
  },
}

export const NoCamera: Story = {
  tags: ["reached"],
  beforeEach: async () => {
    await chooseConsent("photos", true)
    return withCamera("NotFoundError")
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take a selfie" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No camera was found")
    await expect(canvas.getByRole("button", { name: "Upload a photo" })).toBeVisible()
  },
}

/** Chooses a photo, as if from her device. */
const upload: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.upload(await canvas.findByLabelText("Photo of your face"), await aSelfie())
}

export const Processing: Story = {
  tags: ["reached"],
  parameters: { msw: [unanswered("analyseSelfie")] },
  play: async (context) => {
    await upload(context)
    // Its words are still fading in, so they are in the document before they are visible.
    await expect(await context.canvas.findByText("Processing...")).toBeInTheDocument()
  },
}

export const AllSet: Story = {
  tags: ["reached"],
  play: async (context) => {
    await upload(context)
    await expect(
      await context.canvas.findByRole("heading", { name: /^You're all set!/ }),
    ).toBeVisible()
    await expect(
      await context.canvas.findByRole("group", { name: "Which of these lights you up?" }),
    ).toBeVisible()
  },
}

export const TooDark: Story = {
  tags: ["reached"],
  parameters: {
    msw: [
      failing(
        "analyseSelfie",
        422,
        "It is too dark to tell colours. Please go nearer to a window.",
      ),
    ],
  },
  play: async (context) => {
    await upload(context)
    const { canvas } = context
    await expect(await canvas.findByRole("alert")).toHaveTextContent("nearer to a window")
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "Take another" })).toBeVisible()
  },
}

export const PaperTooBright: Story = {
  tags: ["reached"],
  parameters: {
    msw: [
      failing(
        "analyseSelfie",
        422,
        "The paper is too bright to measure. Hold it out of the direct light, or go on without it.",
      ),
    ],
  },
  play: async (context) => {
    await upload(context)
    const { canvas } = context
    await expect(await canvas.findByRole("alert")).toHaveTextContent("out of the direct light")
    await expect(canvas.getByRole("button", { name: "Take another" })).toBeVisible()
  },
}

export const CannotBeReadYet: Story = {
  tags: ["reached"],
  parameters: {
    msw: [
      failing(
        "analyseSelfie",
        503,
        "Selfies can't be read just now. Nothing was kept; please try later.",
      ),
    ],
  },
  play: async (context) => {
    await upload(context)
    const { canvas } = context
    await expect(await canvas.findByRole("alert")).toHaveTextContent("can't be read just now")
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Take another" })).toBeVisible()
  },
}

export const Offline: Story = {
  tags: ["reached"],
  parameters: { msw: [unreached("analyseSelfie")] },
  play: async (context) => {
    await upload(context)
    await expect(
      await context.canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 }),
    ).toBeVisible()
  },
}
