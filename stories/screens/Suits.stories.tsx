import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Suits from "../../packages/app/src/screens/suits/Suits.tsx"
import { loadProfile } from "../../packages/app/src/state/profile/profile.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { failing, unanswered } from "./answers.ts"
import { type Garment, garmentPhoto, holding, LABEL, openedTracks } from "./cloths.ts"
import { withCamera } from "./selfies.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Does this suit me",
  component: Suits,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/wardrobe/suits" navbar={false}>
      <Suits />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Suits>

export default meta

type Story = StoryObj<typeof meta>

/** Her colours are known to be a soft autumn's, and she holds the camera to a garment. */
function beforeHer(mocks: StoryMocks, garment: Garment) {
  const files = [{ contentType: "image/jpeg", bytes: new Uint8Array([3, 1]) }]
  mocks.provider.calls.analyseSelfie({ files, query: {} }, { token: token() })
  return holding(garment)
}

type Hands = Pick<StoryContext, "canvas" | "userEvent">

async function openCamera({ canvas, userEvent }: Hands) {
  await userEvent.click(await canvas.findByRole("button", { name: "Open the camera" }))
  await canvas.findByLabelText("What the camera sees")
}

const answerIn = ({ canvas }: Hands) => canvas.findByRole("region", { name: "How it suits you" })
/** The first frames may read as another colour than those that follow, so the whole answer is waited for. */
const says = (context: Hands, ...answer: readonly string[]) =>
  waitFor(async () => expect((await answerIn(context)).textContent).toBe(answer.join("")))

const TERRACOTTA = [
  ...["This cloth Terracotta", "Your closest Terracotta", "In your palette"],
  "This is your terracotta: one piece of it at a time.",
  ...["Your closest colours", "Terracotta", "Brick", "Rosewood"],
]
const FUCHSIA = [
  ...["This cloth Fuchsia", "Your closest Rosewood", "Not near your face"],
  "Stronger than your colours. Below the waist, it does no harm.",
  ...["Try these instead", "Rosewood", "Brick", "Terracotta"],
]
const SAGE = [
  ...["This cloth Sage", "Your closest Sage", "In your palette"],
  "This is your sage: wear it near your face.",
  ...["Your closest colours", "Sage", "Khaki", "Moss"],
]
const RUST = [
  ...["This cloth Rust", "Your closest Brick", "In your palette"],
  "This is your brick: one piece of it at a time.",
  ...["Your closest colours", "Brick", "Terracotta", "Rosewood"],
]

export const BeforeTheCamera: Story = {
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#b4705a" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Your palette" })).toBeVisible()
    await expect(canvas.getByText(/The picture stays on this device/)).toBeVisible()
  },
}

export const InHerPalette: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#b67059" }),
  play: async (context) => {
    await openCamera(context)
    await says(context, ...TERRACOTTA)
    const { canvas } = context
    const said = await canvas.findByText(/In your palette\. This is your terracotta/)
    await expect(said).toHaveAttribute("role", "status")
  },
}

export const CloseToOneOfHers: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#c27f57" }),
  play: async (context) => {
    await openCamera(context)
    await says(
      context,
      ...["This cloth Tan", "Your closest Terracotta", "Close to your terracotta"],
      ...["At home among your colours.", "Your closest colours"],
      ...["Terracotta", "Salmon pink", "Warm gold"],
    )
  },
}

export const NotNearHerFace: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#d02a80" }),
  play: async (context) => {
    await openCamera(context)
    await says(context, ...FUCHSIA)
  },
}

export const Striped: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#2f6f78", stripes: "#f2ecdf" }),
  play: async (context) => {
    await openCamera(context)
    await says(
      context,
      ...["This cloth Teal", "Your closest Petrol", "In your palette"],
      ...["This is your petrol: one piece of it at a time.", "Your closest colours"],
      ...["Petrol", "Deep teal", "Dusty turquoise"],
    )
  },
}

export const WhiteInLampLight: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#a3ab86", light: [1.2, 0.95, 0.5] }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openCamera(context)
    // The lamp makes sage look like something else.
    await waitFor(async () =>
      expect(await answerIn(context)).not.toHaveTextContent("This is your sage"),
    )
    await userEvent.click(canvas.getByRole("button", { name: "Tap something white" }))
    const layer = canvas.getByRole("button", { name: /^Something white or grey/ })
    await waitFor(() => expect(layer).toHaveFocus())
    const { left, top, width, height } = layer.getBoundingClientRect()
    const at = { clientX: left + LABEL.x * width, clientY: top + LABEL.y * height }
    await fireEvent.click(layer, { ...at, detail: 1 })
    await says(context, ...SAGE)
    await expect(canvas.getByText("Read against the white you chose.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Forget the white" })).toHaveFocus()
  },
}

export const ChoosingWhite: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#a3ab86" }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openCamera(context)
    await says(context, ...SAGE)
    await userEvent.click(canvas.getByRole("button", { name: "Tap something white" }))
    await expect(canvas.getByText("Tap something white or grey: a label, a wall.")).toBeVisible()
  },
}

export const NoWhiteThere: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#d02a80" }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openCamera(context)
    await says(context, ...FUCHSIA)
    await userEvent.click(canvas.getByRole("button", { name: "Tap something white" }))
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(await canvas.findByText(/^That spot has a colour of its own/)).toBeVisible()
  },
}

export const TooDark: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#20150f", light: [0.05, 0.05, 0.05] }),
  play: async (context) => {
    await openCamera(context)
    await expect(await context.canvas.findByText(/^Too dark to read/)).toBeVisible()
  },
}

export const HeldStill: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#7f8458" }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await openCamera(context)
    const shutter = await canvas.findByRole("button", { name: "Freeze this picture" })
    await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
    await step("the picture stays, and the camera goes out", async () => {
      await userEvent.click(shutter)
      await expect(await canvas.findByRole("img", { name: "Cloth" })).toBeVisible()
      await waitFor(() =>
        expect(openedTracks.map(({ readyState }) => readyState)).toEqual(["ended"]),
      )
      await says(
        context,
        ...["This cloth Khaki", "Your closest Moss", "In your palette"],
        ...["This is your moss: wear it near your face.", "Your closest colours"],
        ...["Moss", "Khaki", "Olive grey"],
      )
    })
  },
}

async function choosePhoto({ canvas, userEvent }: Hands) {
  await userEvent.upload(
    await canvas.findByLabelText("Photo of the cloth"),
    await garmentPhoto({ cloth: "#a5523f" }),
  )
}

export const PhotoOfHers: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#a5523f" }),
  play: async (context) => {
    await choosePhoto(context)
    await says(context, ...RUST)
  },
}

export const FrameMovedByKeys: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => beforeHer(mocks, { cloth: "#a5523f" }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await choosePhoto(context)
    await says(context, ...RUST)
    canvas.getByRole("button", { name: /^Where the colour is read/ }).focus()
    await userEvent.keyboard("{ArrowRight>9/}{ArrowDown>6/}")
    await says(
      context,
      ...["This cloth Stone", "Your closest Oyster", "Close to your oyster"],
      ...["A little darker and cooler, but at home among your colours.", "Your closest colours"],
      ...["Oyster", "Mushroom", "Wheat"],
    )
  },
}

export const CameraNotAllowed: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    const leave = beforeHer(mocks, { cloth: "#a5523f" })
    const allow = withCamera("NotAllowedError")
    return () => {
      allow()
      leave()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open the camera" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The camera is not allowed")
    await expect(canvas.getByRole("button", { name: "Use a photo" })).toBeVisible()
  },
}

export const NotKnownYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your colouring is not known yet")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Take a selfie" })).toBeVisible()
  },
}

export const KeptForTheShop: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    const leave = beforeHer(mocks, { cloth: "#b67059" })
    await loadProfile()
    mocks.script.offline("getProfile")
    return leave
  },
  play: async (context) => {
    await openCamera(context)
    await says(context, ...TERRACOTTA)
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
