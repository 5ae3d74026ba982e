import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import {
  type CameraDevices,
  CameraError,
  type CameraProblem,
  closeStream,
  type FacingMode,
  openCamera,
} from "./openCamera.ts"

/** What the camera is doing; all but the first three are problems, each with its own words. */
export type CameraState =
  | { readonly kind: "idle" }
  | { readonly kind: "starting" }
  | { readonly kind: "live"; readonly stream: MediaStream; readonly facing: FacingMode }
  | { readonly kind: Exclude<CameraProblem, "failed"> }
  | { readonly kind: "failed"; readonly error: unknown }

export interface Camera {
  /** What the camera does now, or why it does not. */
  readonly state: CameraState
  /** Whether there is another camera to switch to. */
  readonly canSwitch: boolean
  /** Opens the camera, or tries again after a problem. */
  readonly start: () => void
  /** Closes it. */
  readonly stop: () => void
  /** Changes between the front camera and the back one. */
  readonly switchFacing: () => void
}

export interface UseCameraOptions {
  /** The camera to start with. */
  facingMode: FacingMode
  /** Opens it at once, without waiting for `start`. */
  autoStart?: boolean | undefined
  /** Finds the devices; `navigator.mediaDevices` by default. */
  devices?: (() => CameraDevices | undefined) | undefined
}

const IDLE: CameraState = { kind: "idle" }

const browserDevices = (): CameraDevices | undefined => navigator.mediaDevices

const watchPage = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed)
  return () => document.removeEventListener("visibilitychange", changed)
}

const problemOf = (error: unknown): CameraState =>
  error instanceof CameraError && error.code !== "failed"
    ? { kind: error.code }
    : { kind: "failed", error }

/**
 * Opens a camera and always closes it again: on `stop`, on a switch, while the page is hidden, and
 * on unmount.
 */
export function useCamera({
  facingMode,
  autoStart = false,
  devices = browserDevices,
}: UseCameraOptions): Camera {
  const [wanted, setWanted] = useState(autoStart)
  const [attempt, setAttempt] = useState(0)
  const [isSwitched, setIsSwitched] = useState(false)
  const [canSwitch, setCanSwitch] = useState(false)
  const [state, setState] = useState<CameraState>(IDLE)
  const isSeen = useSyncExternalStore(
    watchPage,
    () => !document.hidden,
    () => true,
  )
  const other: FacingMode = facingMode === "user" ? "environment" : "user"
  const facing = isSwitched ? other : facingMode
  const isOn = wanted && isSeen

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!isOn) return
    let isLeft = false
    let stream: MediaStream | undefined
    setState({ kind: "starting" })
    openCamera(devices(), facing).then(
      (opened) => {
        if (isLeft) return closeStream(opened.stream)
        stream = opened.stream
        // The camera was unplugged, or its permission withdrawn; our own stop fires no such event.
        stream.getVideoTracks()[0]?.addEventListener("ended", () => {
          if (!isLeft) setState({ kind: "failed", error: new Error("The camera stopped.") })
        })
        setCanSwitch(opened.canSwitch)
        setState({ kind: "live", stream, facing: opened.facing })
      },
      (error: unknown) => {
        if (!isLeft) setState(problemOf(error))
      },
    )
    return () => {
      isLeft = true
      if (stream) closeStream(stream)
      setState(IDLE)
    }
  }, [isOn, facing, attempt, devices])

  const start = useCallback(() => {
    setWanted(true)
    setAttempt((last) => last + 1)
  }, [])
  const stop = useCallback(() => setWanted(false), [])
  const switchFacing = useCallback(() => setIsSwitched((last) => !last), [])
  return useMemo(
    () => ({ state, canSwitch, start, stop, switchFacing }),
    [state, canSwitch, start, stop, switchFacing],
  )
}
