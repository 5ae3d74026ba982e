export interface Size {
  /** In pixels. */
  readonly width: number
  /** In pixels. */
  readonly height: number
}

export interface Shot extends Size {
  /** The picture, a JPEG, unmirrored even if the preview is mirrored. */
  readonly blob: Blob
}

/** The middle part of a frame that a box of another shape shows when the frame covers it, in px. */
export function coverCrop(frame: Size, box: Size) {
  const scale = Math.max(box.width / frame.width, box.height / frame.height)
  const width = Math.min(frame.width, Math.round(box.width / scale))
  const height = Math.min(frame.height, Math.round(box.height / scale))
  const x = Math.round((frame.width - width) / 2)
  const y = Math.round((frame.height - height) / 2)
  return { x, y, width, height }
}

/** JPEG quality: the picture is made smaller later, so it keeps nearly everything here. */
const QUALITY = 0.95

/**
 * Takes the visible part of a playing video, at the camera's own resolution.
 * @throws Error if the browser cannot make a picture of it
 */
export async function takeShot(video: HTMLVideoElement): Promise<Shot> {
  const frame = { width: video.videoWidth, height: video.videoHeight }
  const { x, y, width, height } = coverCrop(frame, {
    width: video.clientWidth,
    height: video.clientHeight,
  })
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  canvas.getContext("2d")?.drawImage(video, x, y, width, height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY)
  })
  if (blob === null) throw new Error("The browser made no picture of the camera's frame.")
  return { blob, width, height }
}
