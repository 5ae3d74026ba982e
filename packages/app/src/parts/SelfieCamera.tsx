import { Button, CameraView, FaceOval, useCamera } from "@stylin/ui"
import { useRef, useState } from "react"
import { consent } from "../state/consent.ts"
import type { SelfiePhoto, SelfieSource } from "../state/selfieSending.ts"
import { PhotoConsent } from "./PhotoConsent.tsx"

const WORDS = { start: "Take a selfie" }

interface Props {
  /** Receives what she took or chose, once she has agreed to photos being read. */
  readonly onPhoto: (photo: SelfiePhoto) => void
}

/** The front camera, and the file chooser beside it; both wait for her consent. */
export function SelfieCamera({ onPhoto }: Props) {
  const camera = useCamera({ facingMode: "user" })
  const picker = useRef<HTMLInputElement>(null)
  // What she wanted when she was asked for consent.
  const [asked, setAsked] = useState<SelfieSource | null>(null)

  const open = (source: SelfieSource) => {
    if (source === "camera") camera.start()
    else picker.current?.click()
  }
  const want = (source: SelfieSource) => {
    if (consent.photos === "granted") open(source)
    else setAsked(source)
  }
  const { kind } = camera.state
  const isOpen = kind === "live" || kind === "starting"
  const view = (
    <CameraView
      aria-label="Selfie"
      camera={{ ...camera, start: () => want("camera") }}
      words={WORDS}
      overlay={<FaceOval />}
      hint={kind === "live" ? "Face a window, with your hair off your face." : undefined}
      upload={
        <Button variant="quiet" aria-label="Upload a photo" onClick={() => want("file")}>
          {/* Beside the shutter there is room for one word. */}
          {isOpen ? "Upload" : "Upload a photo"}
        </Button>
      }
      onShot={({ blob }) => {
        camera.stop()
        onPhoto({ file: new File([blob], "selfie.jpg", { type: blob.type }), source: "camera" })
      }}
    />
  )
  return (
    <>
      {asked === null ? (
        view
      ) : (
        <PhotoConsent takesFocus onGranted={() => open(asked)}>
          {view}
        </PhotoConsent>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label="Photo of your face"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Emptied, so that the same photo can be chosen again after a failure.
          event.currentTarget.value = ""
          if (file) onPhoto({ file, source: "file" })
        }}
      />
    </>
  )
}
