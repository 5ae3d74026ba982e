import type { Sleeve } from "@stylin/garments/vocabulary"
import { type CutOut, isRough } from "./cut-out.ts"
import type { Mask } from "./raster.ts"
import type { Recognition } from "./recognition.ts"
import type { SeenKind } from "./worn-kinds.ts"

/** Where below its highest point a garment's body is looked for, in parts of its height. */
const BODY = { from: 0.3, to: 0.8 } as const
/** As narrow as its body at its narrowest. */
const NARROW = 1.05
/** What is wider than this, in widths of the body, has sleeves at its sides. */
const BESIDE = 1.15

/** How far a garment reaches beside its body, above the lowest place where that is narrow. */
interface Sides {
  /** How wide it is at most above that place, in widths of the body. */
  readonly spread: number
  /** How far down it is wider than its body, in parts of its height. */
  readonly reach: number
}

/** How long its sleeves are; undefined where its outline or its kind is in doubt, or does not say. */
export function readSleeve(cut: CutOut, { kind }: Recognition): Sleeve | undefined {
  return isRough(cut) || kind.certainty === "ask" ? undefined : sleeveOf(cut.mask, kind.answer)
}

/**
 * How long the sleeves of a garment are that lies or hangs alone, by its outline: sleeves that end beside
 * the chest are short, those that reach further out or down are long. Undefined where the outline does not
 * say: sleeves that lie on the body are no part of it. decisions/024 has the numbers.
 */
export function sleeveOf(mask: Mask, kind: SeenKind): Sleeve | undefined {
  const sides = sidesOf(mask)
  if (!sides) return undefined
  const { spread, reach } = sides
  if (kind === "dress") return spread < 1.12 ? "sleeveless" : undefined
  if (!SLEEVED.has(kind)) return undefined
  if (reach > 0.12 && reach <= 0.46 && spread >= 1.2 && spread <= 2.05) return "short"
  if (spread >= 1.8 && (spread >= 2.3 || reach >= 0.5)) return "long"
  return reach >= 0.6 && spread >= 1.25 ? "long" : undefined
}

const SLEEVED: ReadonlySet<SeenKind> = new Set(["t-shirt", "longsleeve", "shirt", "outwear"])

function sidesOf(mask: Mask): Sides | undefined {
  const rows = rowsOf(mask)
  const [from, to] = [BODY.from, BODY.to].map((part) => Math.round(part * rows.length))
  const body = rows.slice(from, to)
  const width = Math.min(...body.map(({ widest }) => widest))
  if (!Number.isFinite(width)) return undefined
  const lowest = body.findLastIndex(({ widest }) => widest <= NARROW * width)
  const above = rows.slice(0, (from ?? 0) + lowest)
  return {
    spread: Math.max(...above.map(({ span }) => span)) / width,
    reach: above.findLastIndex(({ span }) => span > BESIDE * width) / rows.length,
  }
}

/** Of every row that shows the garment: how wide it is from side to side, and its widest piece. */
function rowsOf({ width, height, on }: Mask): { readonly span: number; readonly widest: number }[] {
  const rows = []
  for (let y = 0; y < height; y += 1) {
    let [first, last, run, widest] = [-1, -1, 0, 0]
    for (let x = 0; x < width; x += 1) {
      if (!on[y * width + x]) {
        run = 0
        continue
      }
      if (first < 0) first = x
      last = x
      run += 1
      widest = Math.max(widest, run)
    }
    if (first >= 0) rows.push({ span: last - first + 1, widest })
  }
  return rows
}
