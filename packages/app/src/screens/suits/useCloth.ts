import type { LabPoint, LinearRgb } from "@stylin/garments/colour"
import { type RefObject, useEffect, useState } from "react"
import { type ClothReading, readCloth, steadied } from "../../photos/clothColour.ts"
import { TIMINGS } from "../../timings.ts"
import { FRAME, lookAt, type Picture, type Spot } from "./lookAt.ts"

interface Options {
  readonly picture: RefObject<Picture | null>
  /** The frame's middle. */
  readonly spot: Spot
  readonly gains: LinearRgb
  /** Whether there is a picture to look at. */
  readonly isOn: boolean
}

/** What the frame shows, read again and again and steadied; null until something has been read. */
export function useCloth({ picture, spot, gains, isOn }: Options): ClothReading | null {
  const [reading, setReading] = useState<ClothReading | null>(null)
  useEffect(() => {
    if (!isOn) return
    let last: LabPoint | null = null
    const look = () => {
      const frame = picture.current && lookAt(picture.current, spot, FRAME)
      if (!frame) return
      const next = readCloth(frame, gains)
      last = next.kind === "cloth" ? steadied(last, next.lab) : null
      setReading(next.kind === "cloth" && last ? { ...next, lab: last } : next)
    }
    look()
    const timer = setInterval(look, TIMINGS.clothLook)
    return () => {
      clearInterval(timer)
      setReading(null)
    }
  }, [picture, spot, gains, isOn])
  return reading
}
