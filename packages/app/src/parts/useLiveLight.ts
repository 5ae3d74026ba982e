import { type RefObject, useEffect, useState } from "react"
import { checkLight, type LightProblem } from "../photos/lightCheck.ts"
import { shownPart } from "../photos/shownPart.ts"
import { TIMINGS } from "../timings.ts"

const WIDTH = 60
const HEIGHT = 80

/**
 * The advice about the light while the camera is on; null until it is known.
 * @param hasPaper whether she holds white paper, which tells the light's colour
 */
export function useLiveLight(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  hasPaper: boolean,
): LightProblem | "good" | null {
  const [verdict, setVerdict] = useState<LightProblem | "good" | null>(null)
  useEffect(() => {
    if (!isOn) return
    const canvas = document.createElement("canvas")
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const pen = canvas.getContext("2d", { willReadFrequently: true })
    const look = () => {
      const frame = video.current
      if (!pen || !frame || frame.videoWidth === 0) return
      drawCovering(pen, frame)
      setVerdict(checkLight(pen.getImageData(0, 0, WIDTH, HEIGHT), hasPaper))
    }
    const timer = setInterval(look, TIMINGS.liveLight)
    return () => {
      clearInterval(timer)
      setVerdict(null)
    }
  }, [video, isOn, hasPaper])
  return verdict
}

/** The middle of a frame, cropped to the viewfinder's shape. */
function drawCovering(pen: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const frame = { width: video.videoWidth, height: video.videoHeight }
  const { left, top, width, height } = shownPart(frame, { width: WIDTH, height: HEIGHT })
  pen.drawImage(video, left, top, width, height, 0, 0, WIDTH, HEIGHT)
}
