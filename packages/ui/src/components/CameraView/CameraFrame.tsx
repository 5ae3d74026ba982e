import { type ReactNode, type RefCallback, useLayoutEffect, useRef } from "react"
import { mergeRefs } from "../../hooks/mergeRefs.ts"
import { CameraIcon, RefreshIcon } from "../../icons/index.ts"
import { Button } from "../Button/index.ts"
import { Spinner } from "../Spinner/index.ts"
import type { CameraWords } from "./cameraWords.ts"
import type { Camera } from "./useCamera.ts"

interface Props {
  readonly camera: Camera
  readonly words: CameraWords
  readonly upload: ReactNode
  readonly videoRef: RefCallback<HTMLVideoElement>
  /** Called when a stream shows its first frame. */
  readonly onShown: (stream: MediaStream) => void
  /** Drawn over the picture. */
  readonly children: ReactNode
}

/** The viewfinder: what the camera sees, or words in its place. */
export function CameraFrame({ camera, words, upload, videoRef, onShown, children }: Props) {
  const { state } = camera
  switch (state.kind) {
    case "live":
      return (
        <div data-part="viewfinder">
          <Preview
            key={state.stream.id}
            stream={state.stream}
            label={words.preview}
            isMirrored={state.facing === "user"}
            videoRef={videoRef}
            onShown={onShown}
          />
          {children}
        </div>
      )
    case "starting":
      return (
        <div data-part="viewfinder">
          <Spinner label={words.starting} />
        </div>
      )
    case "idle":
      return (
        <div data-part="viewfinder">
          <div data-part="message">
            <Button icon={<CameraIcon aria-hidden="true" />} onClick={camera.start}>
              {words.start}
            </Button>
            {upload}
          </div>
        </div>
      )
    default: {
      const { title, text } = words.problems[state.kind]
      return (
        <div data-part="viewfinder">
          <div data-part="message" role="alert">
            <p data-part="title">{title}</p>
            <p data-stylin-ui="">{text}</p>
            {upload}
            {state.kind === "insecure" ? null : (
              <Button
                variant="secondary"
                icon={<RefreshIcon aria-hidden="true" />}
                onClick={camera.start}
              >
                {words.tryAgain}
              </Button>
            )}
          </div>
        </div>
      )
    }
  }
}

interface PreviewProps extends Pick<Props, "videoRef" | "onShown"> {
  readonly stream: MediaStream
  readonly label: string
  readonly isMirrored: boolean
}

function Preview({ stream, label, isMirrored, videoRef, onShown }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null)
  useLayoutEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      data-stylin-ui=""
      ref={mergeRefs(video, videoRef)}
      aria-label={label}
      data-mirrored={isMirrored}
      autoPlay
      muted
      playsInline
      onLoadedData={({ currentTarget }) => whenSeen(currentTarget, () => onShown(stream))}
    />
  )
}

/** Data may arrive before the first frame; a picture taken then would be black. */
function whenSeen(video: HTMLVideoElement, then: () => void) {
  if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(then)
  else then()
}
