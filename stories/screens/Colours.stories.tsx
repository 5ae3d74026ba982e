import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Colours from "../../packages/app/src/screens/colours/Colours.tsx"
import { forgetPortrait, takePortrait } from "../../packages/app/src/state/selfie/portrait.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { failing, unanswered } from "./answers.ts"
import { aPortrait, aSelfie, withCamera } from "./selfies.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Your colours",
  component: Colours,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/wardrobe/colours" navbar>
      <Colours />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Colours>

export default meta

type Story = StoryObj<typeof meta>

/** Has a selfie read; its bytes decide what it says. Call after `signedIn`. */
function withSelfie({ provider }: StoryMocks, bytes = [3, 1]) {
  const files = [{ contentType: "image/jpeg", bytes: new Uint8Array(bytes) }]
  return provider.calls.analyseSelfie({ files, query: {} }, { token: token() })
}

export const Known: Story = {
  beforeEach: ({ mocks }) => void withSelfie(mocks),
  play: async ({ canvas }) => {
    const type = await canvas.findByRole("region", { name: "Your colour type" })
    await expect(type).toHaveTextContent("58% likely, from one selfie")
    for (const group of ["Best near your face", "Accents", "Neutrals", "Away from your face"]) {
      await expect(canvas.getByRole("region", { name: group })).toBeVisible()
    }
  },
}

export const Winter: Story = {
  beforeEach: ({ mocks }) => void withSelfie(mocks, [3, 3]),
  play: async ({ canvas }) => {
    const type = await canvas.findByRole("region", { name: "Your colour type" })
    await expect(type).toHaveTextContent("Deep winter")
    await expect(canvas.getByRole("region", { name: "Best near your face" })).toHaveTextContent(
      "burgundy",
    )
  },
}

export const HerOwnChoice: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => void withSelfie(mocks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Deep winter" }))
    await userEvent.click(canvas.getByRole("button", { name: "Use this type" }))
    const type = canvas.getByRole("region", { name: "Your colour type" })
    await waitFor(() => expect(type).toHaveTextContent("You chose this type yourself"))
    await expect(canvas.getByRole("heading", { name: "Deep winter" })).toBeVisible()
  },
}

export const WalkTakingHerChoiceBack: Story = {
  ...HerOwnChoice,
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    await HerOwnChoice.play?.(context)
    await userEvent.click(canvas.getByRole("button", { name: "Go by my selfies instead" }))
    const type = canvas.getByRole("region", { name: "Your colour type" })
    await waitFor(() => expect(type).not.toHaveTextContent("You chose this type yourself"))
  },
}

/** Provides a picture of her, and removes it when the story ends. */
async function withPortrait(mocks: StoryMocks) {
  withSelfie(mocks)
  await takePortrait(await aPortrait())
  return () => forgetPortrait()
}

export const Draped: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withPortrait(mocks),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("img", { name: /^You, with the chosen colour/ })
    await userEvent.click(canvas.getByRole("radio", { name: "terracotta" }))
    await expect(canvas.getByText("Beside your face: terracotta")).toBeVisible()
    await expect(canvas.getByRole("checkbox", { name: /^Keep my picture/ })).not.toBeChecked()
  },
}

export const HoldingFabric: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    const noCamera = withCamera("NotFoundError")
    withSelfie(mocks)
    return noCamera
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hold fabric" }))
    const picker = await canvas.findByLabelText("Photo of you with fabric")
    for (const cloth of ["#a4636a", "#2b3a8c"]) {
      await userEvent.upload(picker, await aSelfie(cloth))
    }
    const fabrics = canvas.getByRole("list", { name: "You with each fabric" })
    await waitFor(() => expect(fabrics).toHaveTextContent(/A colour of soft (autumn|summer)/))
    await expect(fabrics.querySelectorAll("li")).toHaveLength(2)
  },
}

export const WalkChoosingByFabric: Story = {
  ...HoldingFabric,
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    await HoldingFabric.play?.(context)
    const [latest] = canvas.getAllByRole("button", { name: "This is me" })
    if (!latest) throw new Error("No picture belongs to a type.")
    await userEvent.click(latest)
    const type = canvas.getByRole("region", { name: "Your colour type" })
    await waitFor(() => expect(type).toHaveTextContent("You chose this type yourself"))
  },
}

export const PictureLetGo: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withPortrait(mocks),
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole("img", { name: /^You, with the chosen colour/ })
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Keep my picture/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Take a new picture" }))
    await expect(picture).not.toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "Take a picture" })).toBeVisible()
  },
}

export const TakingThePicture: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    withSelfie(mocks)
    return withCamera()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take a picture" }))
    const shutter = await canvas.findByRole("button", { name: "Take photo" })
    await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
  },
}

export const WalkTakingAPicture: Story = {
  ...TakingThePicture,
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    await TakingThePicture.play?.(context)
    await userEvent.click(canvas.getByRole("button", { name: "Take photo" }))
    await expect(
      await canvas.findByRole("img", { name: /^You, with the chosen colour/ }),
    ).toBeVisible()
    await forgetPortrait()
  },
}

export const NotKnownYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your colouring is not known yet")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Take a selfie" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Use this type" })).toBeDisabled()
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getProfile")] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("status", { name: "Your colours are loading" }),
    ).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getProfile", 500, "The colours have run.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The colours have run.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}
