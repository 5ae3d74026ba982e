import { Button, CameraView, Checkbox, FaceOval, useCamera } from "@stylin/ui"
import { useRef, useState } from "react"
import { useSettled } from "../lib/useSettled.ts"
import { LIGHT_WORDS } from "../photos/lightCheck.ts"
import type { SelfiePhoto, SelfieSource } from "../state/selfie/selfieSending.ts"
import { consent } from "../state/session/consent.ts"
import { TIMINGS } from "../timings.ts"
import { t } from "../words/t.ts"
import { PhotoConsent } from "./PhotoConsent.tsx"
import { PhotoInput } from "./PhotoInput.tsx"
import { useLiveLight } from "./useLiveLight.ts"

interface Props {
  /** Receives what she took or chose, once she has agreed to photos being read. */
  readonly onPhoto: (photo: SelfiePhoto) => void
}

/** The front camera, and the file chooser beside it; both wait for her consent. */
export function SelfieCamera({ onPhoto }: Props) {
  const camera = useCamera({ facingMode: "user" })
  const picker = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [withPaper, setWithPaper] = useState(false)
  const seen = useLiveLight(video, camera.state.kind === "live", withPaper)
  // Advice that comes and goes with every frame can be neither read nor listened to.
  const light = useSettled(seen, seen ?? "unknown", TIMINGS.lightSettles)
  // What she wanted when consent was asked for.
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
      aria-label={t("Selfie")}
      camera={{ ...camera, start: () => want("camera") }}
      words={{ start: t("Take a selfie") }}
      videoRef={video}
      overlay={<FaceOval fits={light === "good"} />}
      hint={
        kind === "live"
          ? light === null
            ? t("Face a window, with your hair off your face.")
            : t(LIGHT_WORDS[light])
          : undefined
      }
      upload={
        <Button variant="quiet" aria-label={t("Upload a photo")} onClick={() => want("file")}>
          {/* Beside the shutter there is room for one word. */}
          {t(isOpen ? "Upload" : "Upload a photo")}
        </Button>
      }
      onShot={({ blob }) => {
        camera.stop()
        const file = new File([blob], "selfie.jpg", { type: blob.type })
        onPhoto({ file, source: "camera", withPaper })
      }}
    />
  )
  const taking = (
    <>
      {view}
      <Checkbox
        label={t("I hold a sheet of white paper beside my face")}
        hint={t("It shows us the colour of the light, so the answer is more certain.")}
        checked={withPaper}
        onChange={(event) => setWithPaper(event.currentTarget.checked)}
      />
    </>
  )
  return (
    <>
      {asked === null ? (
        taking
      ) : (
        <PhotoConsent takesFocus onGranted={() => open(asked)}>
          {taking}
        </PhotoConsent>
      )}
      <PhotoInput
        ref={picker}
        aria-label={t("Photo of your face")}
        onPick={([file]) => onPhoto({ file, source: "file", withPaper })}
      />
    </>
  )
}
