import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { CameraView } from "./CameraView.tsx"

const camera = (kind: "idle" | "starting") => ({
  state: { kind },
  canSwitch: false,
  start: () => undefined,
  stop: () => undefined,
  switchFacing: () => undefined,
})

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A hint says what to do now, not what is wrong: “Turn to the window”.",
    "An error says what she can do instead.",
  ],
  do: {
    words: "Offer an upload wherever a camera may be missing.",
    show: (
      <CameraView
        aria-label="Camera"
        camera={camera("idle")}
        upload={<Button variant="quiet">Upload</Button>}
        onShot={() => undefined}
      />
    ),
  },
  dont: {
    words: "Do not start the camera before she has asked for it, nor without another way.",
    show: <CameraView aria-label="Camera" camera={camera("starting")} onShot={() => undefined} />,
  },
}
