import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { CameraView, type CameraViewProps } from "./CameraView.tsx"
import { FaceOval } from "./FaceOval.tsx"
import type { CameraDevices } from "./openCamera.ts"
import { askingDevices, drawnDevices, pixelOf, refusingDevices } from "./storyDevices.ts"
import type { Shot } from "./takeShot.ts"
import { type UseCameraOptions, useCamera } from "./useCamera.ts"

type Args = CameraViewProps & UseCameraOptions

/** Provides the camera that the args ask for. */
function WithCamera({ camera: _, facingMode, autoStart, devices, ...rest }: Args) {
  return <CameraView {...rest} camera={useCamera({ facingMode, autoStart, devices })} />
}

const using = (devices: CameraDevices | undefined) => () => devices
const withOne = using(drawnDevices())
const withTwo = using(drawnDevices({ cameras: 2 }))

const onShot = fn<(shot: Shot) => void>()

const meta = {
  title: "Product/CameraView",
  component: CameraView,
  render: (args) => <WithCamera {...args} />,
  args: {
    "aria-label": "Camera",
    camera: {
      state: { kind: "idle" },
      canSwitch: false,
      start: fn(),
      stop: fn(),
      switchFacing: fn(),
    },
    facingMode: "environment",
    autoStart: true,
    devices: withOne,
    upload: <Button variant="quiet">Upload</Button>,
    onShot,
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Takes photos without leaving the page: a viewfinder, a shutter, and for every reason why there is no camera, words that offer another way. `useCamera` opens the camera and always closes it again.",
      instead:
        "A plain file chooser, as in `PhotoGrid`, for existing photos. Show what was taken in a `PhotoGrid`.",
      keyboard:
        "Tab reaches the upload button, the shutter and the switch; Enter and Space press them. The shutter keeps focus while a photo is taken.",
    },
  },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<typeof meta>

/** The shutter, once the camera shows something. */
async function readyShutter({ canvas }: Pick<StoryContext, "canvas">): Promise<HTMLElement> {
  const shutter = await canvas.findByRole("button", { name: "Take photo" })
  await waitFor(() => expect(shutter).not.toHaveAttribute("aria-disabled"))
  return shutter
}

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}

export const WalkTakingAPicture: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    const shutter = await readyShutter({ canvas })
    await step("a press takes what the viewfinder shows", async () => {
      await userEvent.click(shutter)
      await waitFor(() => expect(onShot).toHaveBeenCalledOnce())
      const [shot] = onShot.mock.lastCall ?? []
      await expect(shot).toMatchObject({ width: 360, height: 480 })
      await expect(canvas.getByRole("status")).toHaveTextContent("Photo taken")
      await expect(shutter).toHaveFocus()
    })
  },
}

export const Selfie: Story = {
  args: {
    facingMode: "user",
    overlay: <FaceOval />,
    hint: "Come a little closer, and turn to the window.",
  },
  play: async ({ canvas }) => {
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}

export const WalkTakingASelfie: Story = {
  ...Selfie,
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    const shutter = await readyShutter({ canvas })
    await step("the preview is a mirror", async () => {
      await expect(canvas.getByLabelText("What the camera sees")).toHaveStyle({ scale: "-1 1" })
    })
    await step("the picture is not: what was left stays left", async () => {
      await userEvent.click(shutter)
      await waitFor(() => expect(onShot).toHaveBeenCalledOnce())
      const [shot] = onShot.mock.lastCall ?? []
      const [red = 0, green = 255] = shot ? await pixelOf(shot.blob, 20, 240) : []
      await expect(red - green).toBeGreaterThan(70)
    })
  },
}

export const FaceFits: Story = {
  args: { facingMode: "user", overlay: <FaceOval fits />, hint: "Lovely light. Hold still." },
  play: async ({ canvas }) => {
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}

export const TwoCameras: Story = {
  tags: ["reached"],
  args: { devices: withTwo },
  play: async ({ canvas, userEvent }) => {
    const video = await canvas.findByLabelText("What the camera sees")
    await waitFor(() => expect(video).toHaveAttribute("data-mirrored", "false"))
    await userEvent.click(await canvas.findByRole("button", { name: "Switch camera" }))
    await waitFor(() =>
      expect(canvas.getByLabelText("What the camera sees")).toHaveAttribute(
        "data-mirrored",
        "true",
      ),
    )
    await expect(canvas.getByRole("button", { name: "Switch camera" })).toHaveFocus()
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}

export const PhotosEnough: Story = {
  args: { shutterDisabled: true, hint: "You can add up to 10 photos" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("What the camera sees")).toBeVisible()
  },
}

export const WalkPressedWhereEnough: Story = {
  ...PhotosEnough,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText("What the camera sees")
    await userEvent.click(canvas.getByRole("button", { name: "Take photo" }))
    await expect(onShot).not.toHaveBeenCalled()
  },
}

export const NotStarted: Story = { args: { autoStart: false } }

export const WalkStarting: Story = {
  ...NotStarted,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Take photo" })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "Start the camera" }))
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}

export const AskingForPermission: Story = {
  args: { devices: using(askingDevices) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Starting the camera" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Take photo" })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
  },
}

export const Denied: Story = {
  args: { devices: using(refusingDevices("NotAllowedError")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The camera is not allowed")
    await expect(canvas.getByRole("button", { name: "Upload" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const NoCamera: Story = {
  args: { devices: using(refusingDevices("NotFoundError")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No camera was found")
    await expect(canvas.getByRole("button", { name: "Upload" })).toBeVisible()
  },
}

export const InUseElsewhere: Story = {
  args: { devices: using(refusingDevices("NotReadableError")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The camera is in use")
  },
}

export const InsecurePage: Story = {
  args: { devices: using(undefined) },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "isSecureContext")
    Object.defineProperty(globalThis, "isSecureContext", { value: false, configurable: true })
    return () => {
      if (before) Object.defineProperty(globalThis, "isSecureContext", before)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("needs a secure page")
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "Upload" })).toBeVisible()
  },
}

export const StoppedByItself: Story = {
  args: { devices: using(refusingDevices("UnknownError")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The camera stopped")
  },
}

export const VeryLongHint: Story = {
  args: {
    hint: "The light comes from one side only: turn towards the window until both cheeks are equally bright, then hold still.",
  },
  play: async ({ canvas }) => {
    await expect(await readyShutter({ canvas })).toBeVisible()
  },
}
