import type { Panel } from "../core/panel.ts"
import type { Fit } from "../figure/fit.ts"
import type { Finish, Placket } from "./bodice-trim.ts"
import type { Opening } from "./necklines.ts"

/** The part below the hip of a garment without a waist seam. */
export interface Fall {
  /** A share of the way from the hip to the ankle. */
  readonly length: number
  /** How far the hem swings out on each side, in px. */
  readonly flare: number
  readonly waves?: number
  /** It lies on waist, hip and legs. */
  readonly clings?: boolean
}

/** The part of a closed garment that covers the torso. */
export interface BodiceSpec {
  readonly opening?: Opening
  readonly fit?: Fit
  /** The torso level of the hem: 5 the waist, 7 the hip. */
  readonly hem?: number
  /** Continues past the hip like a dress. */
  readonly fall?: Fall | undefined
  /** Ends below the waistband of what is worn over it. */
  readonly tucked?: boolean
  /** The torso level of the waistband that takes it in when tucked; the waist by default. */
  readonly band?: number | undefined
  /** The torso level of the waistband that takes in the front of its hem. */
  readonly frontIn?: number | undefined
  readonly sleeveless?: boolean
  /** Thin cloth lets what is worn below it shimmer through. */
  readonly unlined?: boolean | undefined
  /** How much wider it is than its fit at each side, in px. */
  readonly room?: number
  /** Cut to the waist instead of hanging from the bust, however roomy it is. */
  readonly shaped?: boolean
  readonly finish?: Finish
  /** Thin straps hold it up. */
  readonly straps?: boolean
  /** Whether the opening is ribbed, bound or left as it is. */
  readonly neckband?: "rib" | "binding" | "none"
  readonly placket?: Placket
  readonly pocket?: boolean
  readonly buttons?: string | undefined
  /** Its neck and hems are bound in a darker shade. */
  readonly edged?: boolean
  /** Ribbed armholes, if there is no sleeve. */
  readonly armholes?: "rib"
  /** Drawing on the cloth, under its outline. */
  readonly extra?: (panel: Panel) => string
  readonly z?: number
}
