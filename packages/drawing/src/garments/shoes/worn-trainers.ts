import { blend, INK, innerLine, shade, tint } from "../../core/colour.ts"
import { curve, nth, type Points, pairs, range, sample, shape } from "../../core/geom.ts"
import { lastOfFoot, lowered, until } from "./last.ts"
import { velcroStraps } from "./velcro.ts"
import { depthOf, laces, lowShoe, seams, type Worn } from "./worn-parts.ts"

/** Laced, padded, on a pale rubber sole. */
export function trainers(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0.06, "round", 2.6)
  const thick = spec.heel === "wedge" ? 9 : 6
  const colour = spec.cloth.colour
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const flash = spec.accent ?? shade(colour, 1)
  const line = innerLine(colour)
  const panels = [
    shape(at([-7, 10, 0, 19, 2, 28]), at([-1, 34, -4, 24, -10, 17])),
    // The heel's counter, with the tab above it.
    shape(at([-20, 8, -11.6, 11, -8.6, 20]), at([-8, 30, -20, 32])),
    shape(at([-18, -4, -9, -2]), at([-8.8, 6, -18, 6])),
  ]
  const inner =
    pen.fill(
      shape(at([1, -6, 10, -12, 13, 10, 18, 27]), at([18, 27, 11, 30, 5, 16, 1, -6])),
      tint(colour, 0.7),
    ) +
    pen.fill(panels.join(""), flash) +
    pen.thin(panels.join(""), 0.8, line) +
    (spec.velcro
      ? ""
      : laces(
          worn,
          range(4).map((i) =>
            pairs([
              3 + i * 1.9,
              6 + i * 5.6,
              8 + i * 1.9,
              6 + i * 5.4,
              12.6 + i * 1.9,
              3 + i * 5.6,
            ]),
          ),
        )) +
    seams(worn, [
      pairs([1, -5, 3.4, 10, 9, 29, 14, 31, 19, 27]),
      pairs([2, 44, 8, 36, 14, 34, 21, 37]),
    ]) +
    (spec.velcro ? velcroStraps(worn) : "")
  const drawn = lowShoe(worn, {
    last,
    bare: lastOfFoot(0, "round"),
    sole: RUBBER,
    thick,
    opening: pairs([-10.8, -4, -6, 0, 0, 0, 5, -5, 9.6, -12]),
    front: -4,
    back: until(last.back, -4),
    heeled: false,
    inner,
  })
  return drawn + foxing(worn, [...last.tip, ...last.sole.slice(1)], thick + depthOf(spec))
}

/** The pale rubber of a trainer's sole. */
const RUBBER = "#FBF8F2"

/** The line round a sole of rubber, and the grooves of its tread below it. */
function foxing({ pen, stance, spec }: Worn, run: Points, thick: number): string {
  const at = (share: number) => stance.at(lowered(run, thick * share - 1))
  const [round, upper, under] = [at(0.38), sample(at(0.56), 8), sample(at(0.8), 8)]
  const grooves = upper.slice(1, -1).map((p, i) => curve([p, nth(under, i + 1)]))
  return (
    pen.thin(curve(round), 1.1, spec.accent ?? blend(RUBBER, INK, 0.36)) +
    pen.thin(grooves.join(""), 0.9, blend(RUBBER, INK, 0.5))
  )
}
