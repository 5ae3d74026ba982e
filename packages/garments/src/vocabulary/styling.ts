import type { Colour } from "./garment.ts"

/** What of an outfit is worn otherwise than it hangs: the picture shows it, and a reason may say it. */
export interface Styling {
  /** How the hem of the top meets the waistband: inside it, only its front inside, or over it. */
  readonly tuck?: "in" | "front" | "out" | undefined
  /** The sleeves of the layer, or else of the top, are rolled or pushed up to below the elbow. */
  readonly sleeves?: "up" | undefined
  /** The hems of the jeans are turned up above the ankle. */
  readonly hems?: "up" | undefined
  /** The belt goes round the waist over the top. */
  readonly belt?: "over" | undefined
  /** The coat or cape is closed; left out, it hangs open. */
  readonly coat?: "closed" | undefined
  /** Thin socks of this colour, which go without saying, in low shoes below trousers. */
  readonly socks?: Colour | undefined
}
