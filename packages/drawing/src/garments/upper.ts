import type { Kind } from "@stylin/garments/vocabulary"
import type { PieceMakers } from "../piece.ts"
import { DRESSES } from "./kinds-dresses.ts"
import { LAYERS } from "./kinds-jackets.ts"
import { TOPS } from "./kinds-tops.ts"

/** How to draw everything that hangs from the shoulders. */
export const UPPER = { ...TOPS, ...LAYERS, ...DRESSES } satisfies Partial<PieceMakers<Kind>>

/** The kinds that hang from the shoulders. */
export type UpperKind = keyof typeof UPPER
