import { blend, INK, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, f1, lens, mix, nth, range, shape } from "../core/geom.ts"
import { type DetailDraw, zipLine } from "./jacket-parts.ts"
import { BRASS, button, STEEL, STITCHES, studded, THREAD, topstitch } from "./seams.ts"

/** Zips: along the slanting edge, at the pockets and on the breast; epaulettes and a belt. */
export const biker: DetailDraw = (pen, { at, edge, u }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const front = edge.slice(2).map((p) => add(p, [u * 2.6, 0]))
  const zips = [
    [at(-0.62, 0.56), at(0.0, 0.72)],
    ...(u < 0 ? [] : [[at(-0.6, 0.3), at(0.02, 0.38)]]),
  ]
  const pulls = zips.map((zip) => {
    const [x, y] = nth(zip, -1)
    return `<rect x="${f1(x - 1.5)}" y="${f1(y)}" width="3" height="9" rx="1.3" fill="${STEEL}"/>`
  })
  const tab = shape(
    [at(-0.92, 0.015), at(-0.1, 0.03)],
    [at(-0.1, 0.03), at(-0.02, 0.06), at(-0.12, 0.085)],
    [at(-0.12, 0.085), at(-0.95, 0.075)],
  )
  const belt = shape([at(-1.02, 0.88), at(1, 0.885)], [at(1, 0.97), at(-1.02, 0.965)])
  const rows = [
    [at(-0.94, 0.925), at(0.3, 0.925)],
    [at(-0.86, 0.12), at(-0.3, 0.13), at(0.1, 0.14)],
    [at(-0.9, 0.17), at(-0.3, 0.18), at(0.1, 0.19)],
  ]
  const [bx, by] = at(u > 0 ? 0.55 : 2, 0.925)
  const buckle =
    u > 0
      ? `<rect x="${f1(bx - 6)}" y="${f1(by - 6)}" width="12" height="12" rx="1.6" fill="none" stroke="${STEEL}" stroke-width="2.6"/>`
      : ""
  return (
    zipLine(pen, zips.map((zip) => curve(zip)).join(""), cloth.colour, 3) +
    zipLine(pen, curve(front), cloth.colour, 3.4) +
    pulls.join("") +
    pen.edged(tab, shade(cloth.colour, 0.5), 1, line) +
    button(at(-0.16, 0.056), 2, STEEL, line) +
    pen.edged(belt, shade(cloth.colour, 0.5), 1.1, line) +
    studded(pen, cloth, [...rows, front.map((p) => add(p, [u * 7, 0]))].map(curve).join(""), 3) +
    buckle
  )
}

/** Stitched bands, a patch on the breast in other cloth with its zip: what fleeces have. */
export const outdoor: DetailDraw = (pen, { at, u }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const nylon = light(cloth.colour) < 0.4 ? tint(cloth.colour, 1.6) : shade(cloth.colour, 1.8)
  const hem = shape([at(-1.02, 0.95), at(1, 0.955)], [at(1, 1.02), at(-1.02, 1.02)])
  if (u < 0) return pen.fill(hem, nylon, 0.9)
  const patch = shape(
    [at(-0.62, 0.2), at(0.42, 0.21)],
    [at(0.42, 0.21), at(0.42, 0.42)],
    [at(0.42, 0.42), at(-0.6, 0.41)],
    [at(-0.6, 0.41), at(-0.62, 0.2)],
  )
  return (
    pen.fill(hem, nylon, 0.9) +
    pen.edged(patch, nylon, 1.1, line) +
    zipLine(pen, curve([at(-0.56, 0.25), at(0.36, 0.26)]), nylon, 2.2)
  )
}

/** The seam across the chest of a light jacket. */
export const yoke: DetailDraw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const seam = [at(-0.99, 0.3), at(0, 0.33), at(0.98, 0.32)]
  return (
    pen.mark(seam, 1.5, line, { a: 0.8, b: 0.8 }) +
    pen.thin(curve(seam.map((p) => add(p, [0, 3.4]))), 0.7, line, STITCHES)
  )
}

/** A hem gathered by elastic, with the end of the cord that tightens it. */
export const elastic: DetailDraw = (pen, { at, u }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const gathers = range(9).map((i) => {
    const x = -0.9 + i * 0.22
    return lens([at(x, 0.85 - (i % 3) * 0.015), at(x + 0.02, 0.9), at(x, 0.925)], 4)
  })
  const creases = range(12).map((i) => {
    const x = -0.93 + i * 0.17
    return curve([at(x, 0.935), at(x, 0.99)])
  })
  const foot = at(0.84, 0.97)
  const cord = light(cloth.colour) < 0.5 ? tint(cloth.colour, 2.4) : shade(cloth.colour, 2.4)
  return (
    pen.fill(gathers.join(""), shade(cloth.colour, 1.6), 0.8) +
    pen.mark([at(-0.99, 0.925), at(0, 0.93), at(0.98, 0.925)], 1.5, line, { a: 0.8, b: 0.8 }) +
    pen.thin(creases.join(""), 1, line, ' stroke-opacity=".7"') +
    (u > 0 ? pen.thin(curve([foot, add(foot, [2, 9]), add(foot, [1, 17])]), 2, cord) : "")
  )
}

/** A denim jacket's yoke, its pointed pockets, the seams that run down from them, and one row of buttons. */
export const trucker: DetailDraw = (pen, { at, u }, { cloth, open }) => {
  const { colour } = cloth
  const line = innerLine(colour)
  const yoke = [at(-0.98, 0.17), at(0, 0.185), at(0.98, 0.17)]
  const runs = [
    [at(0.15, 0.2), at(0.1, 0.7), at(0.2, 0.92)],
    [at(-0.4, 0.2), at(-0.3, 0.7), at(-0.3, 0.92)],
    [at(0.8, 0.14), at(0.8, 0.5), at(0.8, 0.92)],
  ]
  const flap = [at(-0.36, 0.18), at(-0.36, 0.255), at(-0.1, 0.295), at(0.14, 0.255), at(0.14, 0.18)]
  const places = range(5).map((i) => add(at(0.9, 0.3 + i * 0.14), [u * 2.4, 0]))
  const holes = places.map((p) => curve([p, add(p, [u * 5.5, 0])])).join("")
  // Two rows would be a double-breasted jacket: one side has the holes.
  const closing =
    u > 0
      ? places.map((p) => button(p, 2.5, BUTTONS, blend(BUTTONS, INK, 0.7))).join("")
      : open > 0
        ? pen.thin(holes, 1.3, cloth.stitch ?? THREAD)
        : ""
  return (
    runs.map((run) => topstitch(pen, cloth, run, 0.9)).join("") +
    pen.mark(yoke, 1.9, line, { a: 0.8, b: 0.8 }) +
    topstitch(
      pen,
      cloth,
      yoke.map((p) => add(p, [0, 2.8])),
    ) +
    pen.thin(
      flap
        .slice(1)
        .map((p, i) => curve([nth(flap, i), p]))
        .join(""),
      1.2,
      line,
    ) +
    pen.mark([at(-0.98, 0.92), at(0.98, 0.92)], 1.5, line, { a: 0.8, b: 0.8 }) +
    closing +
    button(at(-0.1, 0.27), 1.8, BUTTONS, line)
  )
}

/** The brass of a denim jacket's buttons, bright enough to be counted in a small picture. */
const BUTTONS = "#D2AE74"

/** A cardigan's ribbed and buttoned band, with a ribbed hem. */
export const band: DetailDraw = (pen, half, context) => {
  const { edge, u, at } = half
  const { colour } = context.cloth
  const line = innerLine(colour)
  const horn = light(colour) < 0.5 ? tint(colour, 2.6) : shade(colour, 2)
  const inner = edge.map((p) => add(p, [u * 7.5, 0]))
  const ticks = range(edge.length * 5 - 6).map((i) => {
    const t = (i + 1) / (edge.length * 5 - 5)
    const at2 = t * (edge.length - 1)
    const k = Math.min(edge.length - 2, Math.floor(at2))
    return curve([
      mix(nth(edge, k), nth(edge, k + 1), at2 - k),
      mix(nth(inner, k), nth(inner, k + 1), at2 - k),
    ])
  })
  const buttons =
    u > 0
      ? range(5).map((i) => {
          const p = mix(nth(edge, 2), nth(edge, -1), 0.06 + i * 0.2)
          return button(add(p, [u * 3.7, 0]), 3.1, horn, line)
        })
      : []
  const strokes = range(9).map((i) => {
    const x = (i / 4 - 1) * 0.92
    return curve([at(x, 0.945), at(x, 1)])
  })
  return (
    pen.mark(inner, 1, line, { a: 0.7, b: 0.7 }) +
    pen.thin(ticks.join(""), 0.6, line, ' stroke-opacity=".7"') +
    pen.mark([at(-0.98, 0.94), at(0.86, 0.94)], 1.1, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), 0.7, line, ' stroke-opacity=".8"') +
    buttons.join("")
  )
}

/** Braid along the edges and two pockets a side. */
export const braid: DetailDraw = (pen, { at, edge, u }, { cloth, trim }) => {
  const line = innerLine(cloth.colour)
  const colour = trim ?? line
  const around =
    curve(edge.map((p) => add(p, [u * 3, 0]))) +
    curve([at(-0.97, 0.985), at(0.3, 0.99), at(0.94, 0.985)])
  const pockets = [0.4, 0.7].map((y) => {
    const box = [at(-0.5, y), at(-0.48, y + 0.17), at(0.38, y + 0.17), at(0.4, y)]
    const sides = [0, 1, 2].map((i) => curve([nth(box, i), nth(box, i + 1)])).join("")
    return (
      pen.thin(sides + curve([at(-0.5, y), at(0.4, y)]), 1.1, line) +
      pen.thin(curve([at(-0.5, y + 0.012), at(0.4, y + 0.012)]), 2.6, colour) +
      button(at(-0.05, y + 0.05), 1.6, BRASS, line)
    )
  })
  const buttons =
    u > 0
      ? range(4)
          .map((i) => button(at(0.93, 0.3 + i * 0.18), 2.1, BRASS, line))
          .join("")
      : ""
  return pen.thin(around, 2.6, colour) + pockets.join("") + buttons
}
