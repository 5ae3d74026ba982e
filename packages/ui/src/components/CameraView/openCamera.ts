/** `user` is the camera that faces her, `environment` the one that faces away from her. */
const FACING_MODES = ["user", "environment"] as const

export type FacingMode = (typeof FACING_MODES)[number]

/** Why there is no picture; `CameraView` has words for each. */
const CAMERA_PROBLEMS = ["denied", "no-camera", "insecure", "busy", "failed"] as const

export type CameraProblem = (typeof CAMERA_PROBLEMS)[number]

/** The part of `navigator.mediaDevices` that a camera needs. */
export type CameraDevices = Pick<MediaDevices, "getUserMedia" | "enumerateDevices">

export interface OpenedCamera {
  readonly stream: MediaStream
  /** Which way it faces: as the camera says, else as was asked for. */
  readonly facing: FacingMode
  /** Whether there is another camera to switch to. */
  readonly canSwitch: boolean
}

/** A camera that could not be opened. */
export class CameraError extends Error {
  override readonly name = "CameraError"
  readonly code: CameraProblem

  constructor(code: CameraProblem, options?: ErrorOptions) {
    super(`The camera could not be opened: ${code}.`, options)
    this.code = code
  }
}

/** What each refusal of `getUserMedia` means, by the DOMException's name. */
const REFUSALS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "busy",
  AbortError: "busy",
}

/**
 * Asks for a camera; the browser may ask the person first.
 * @param devices `navigator.mediaDevices`, which browsers leave out of insecure pages
 * @throws CameraError
 */
export async function openCamera(
  devices: CameraDevices | undefined,
  facing: FacingMode,
): Promise<OpenedCamera> {
  if (devices === undefined) {
    throw new CameraError(globalThis.isSecureContext === false ? "insecure" : "no-camera")
  }
  const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } }
  const stream = await devices.getUserMedia({ video, audio: false }).catch((error: unknown) => {
    const name = error instanceof Error || error instanceof DOMException ? error.name : ""
    throw new CameraError(REFUSALS[name] ?? "failed", { cause: error })
  })
  const told = stream.getVideoTracks()[0]?.getSettings().facingMode
  return {
    stream,
    facing: FACING_MODES.find((mode) => mode === told) ?? facing,
    canSwitch: await hasSeveral(devices),
  }
}

/** Switching is an extra: a browser that will not list its cameras counts as having one. */
async function hasSeveral(devices: CameraDevices): Promise<boolean> {
  const all = await devices.enumerateDevices().catch((): MediaDeviceInfo[] => [])
  return all.filter(({ kind }) => kind === "videoinput").length > 1
}

/** Closes a camera, so that its light goes out. */
export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
