import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from "react"
import { mergeRefs } from "../../hooks/mergeRefs.ts"
import { SwitchCameraIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { IconButton } from "../IconButton/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { CameraFrame } from "./CameraFrame.tsx"
import { CameraViewRoot } from "./CameraViewRoot.tsx"
import { CAMERA_WORDS, type CameraWords } from "./cameraWords.ts"
import { type Shot, takeShot } from "./takeShot.ts"
import type { Camera } from "./useCamera.ts"

export interface CameraViewProps extends Omit<ComponentProps<"section">, "children"> {
  /** The camera, from `useCamera`. */
  camera: Camera
  /** Receives each picture taken: what the viewfinder shows, never mirrored. */
  onShot: (shot: Shot) => void
  /** Called if the browser made no picture; the camera itself shows words for it. */
  onShotFailed?: ((failure: { error: unknown }) => void) | undefined
  /** Locks the shutter, for instance when there are enough photos. */
  shutterDisabled?: boolean | undefined
  /** Drawn over the viewfinder, such as a `FaceOval`; presses go through it. */
  overlay?: ReactNode
  /** One line about the current picture, such as "A little too dark"; read out politely. */
  hint?: ReactNode
  /** An upload button for going on without a camera: beside the shutter, and with each problem. */
  upload?: ReactNode
  /** Receives the viewfinder's video, e.g. for measuring its light. */
  videoRef?: Ref<HTMLVideoElement> | undefined
  /** Replaces some of the words. */
  words?: Partial<CameraWords> | undefined
}

/** A camera with its viewfinder and shutter, and words for when there is none. */
export function CameraView({
  camera,
  onShot,
  onShotFailed,
  shutterDisabled = false,
  overlay,
  hint,
  upload,
  videoRef,
  words: ownWords,
  ...rest
}: CameraViewProps) {
  const words = useWords("CameraView", CAMERA_WORDS, ownWords)
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState<MediaStream>()
  const [taking, setTaking] = useState(false)
  const [taken, setTaken] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const { state } = camera
  const isReady = state.kind === "live" && shown === state.stream && !taking
  const isLocked = !isReady || shutterDisabled

  const press = async () => {
    if (isLocked || video.current === null) return
    setTaking(true)
    setHasFailed(false)
    const made = await takeShot(video.current).then(
      (shot) => ({ shot }),
      (error: unknown) => ({ error }),
    )
    setTaking(false)
    if ("shot" in made) {
      setTaken((count) => count + 1)
      onShot(made.shot)
    } else {
      setHasFailed(true)
      onShotFailed?.(made)
    }
  }

  return (
    <CameraViewRoot data-stylin-ui="" {...rest} data-state={state.kind}>
      <CameraFrame
        camera={camera}
        words={words}
        upload={upload}
        videoRef={mergeRefs(video, videoRef)}
        onShown={setShown}
      >
        {overlay === undefined ? null : <div data-part="overlay">{overlay}</div>}
        {taken === 0 ? null : <span data-part="flash" key={taken} />}
      </CameraFrame>
      <p data-part="hint" role="status">
        {hasFailed ? words.notTaken : hint}
        {taken > 0 && !hasFailed ? (
          <VisuallyHidden key={taken}>{words.taken}</VisuallyHidden>
        ) : null}
      </p>
      {state.kind === "live" || state.kind === "starting" ? (
        <div data-part="controls">
          <div data-part="upload">{upload}</div>
          <button
            type="button"
            data-part="shutter"
            aria-label={words.shutter}
            aria-disabled={isLocked || undefined}
            onClick={() => void press()}
          />
          <div data-part="switch">
            {camera.canSwitch ? (
              <IconButton
                label={words.switchFacing}
                icon={<SwitchCameraIcon />}
                onClick={camera.switchFacing}
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </CameraViewRoot>
  )
}
