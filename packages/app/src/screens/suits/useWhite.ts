import type { LinearRgb } from "@stylin/garments/colour"
import { type RefObject, useState } from "react"
import { AS_SEEN } from "../../photos/clothColour.ts"
import { type WhiteProblem, whiteGains } from "../../photos/whiteGains.ts"
import { lookAt, MIDDLE, type Picture, type Spot, WHITE_SPOT } from "./lookAt.ts"

type Step =
  | { readonly kind: "off" | "known" }
  | { readonly kind: "picking"; readonly spot: Spot; readonly problem: WhiteProblem | null }

/** What is white in the picture: she points at it, and colours are read by it from then on. */
export interface White {
  readonly step: Step
  readonly gains: LinearRgb
  readonly begin: () => void
  readonly move: (spot: Spot) => void
  readonly pick: (spot: Spot) => void
  /** Stops choosing, or forgets what was chosen. */
  readonly forget: () => void
}

export function useWhite(picture: RefObject<Picture | null>): White {
  const [step, setStep] = useState<Step>({ kind: "off" })
  const [gains, setGains] = useState(AS_SEEN)
  return {
    step,
    gains,
    begin: () => setStep({ kind: "picking", spot: MIDDLE, problem: null }),
    move: (spot) => setStep({ kind: "picking", spot, problem: null }),
    pick: (spot) => {
      const seen = picture.current && lookAt(picture.current, spot, WHITE_SPOT)
      if (!seen) return
      const found = whiteGains(seen)
      if (typeof found === "string") return setStep({ kind: "picking", spot, problem: found })
      setGains(found)
      setStep({ kind: "known" })
    },
    forget: () => {
      setGains(AS_SEEN)
      setStep({ kind: "off" })
    },
  }
}
