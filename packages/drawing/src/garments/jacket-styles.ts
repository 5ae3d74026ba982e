import { innerLine, tint } from "../core/colour.ts"
import { add, curve, mix, nth, range } from "../core/geom.ts"
import { type DetailDraw, raised, zipLine } from "./jacket-parts.ts"
import { BRASS, button, STITCHES, THREAD } from "./seams.ts"

export const biker: DetailDraw = (pen, { at, edge, u }, { cloth }) => {
  const front = curve(edge.slice(2).map((p) => add(p, [u * 2.4, 0])))
  const pockets =
    curve([at(-0.55, 0.6), at(0.1, 0.72)]) + (u < 0 ? curve([at(-0.3, 0.36), at(0.3, 0.42)]) : "")
  return (
    zipLine(pen, front + pockets, cloth.colour) +
    pen.mark([at(-0.98, 0.9), at(0.9, 0.9)], 1.2, innerLine(cloth.colour), { a: 0.8, b: 0.8 })
  )
}

export const trucker: DetailDraw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const stitched =
    curve([at(-0.98, 0.17), at(0, 0.18), at(0.96, 0.17)]) +
    curve([at(0.15, 0.2), at(0.1, 0.7), at(0.2, 0.92)]) +
    curve([at(-0.4, 0.2), at(-0.3, 0.7), at(-0.3, 0.92)]) +
    curve([at(0.8, 0.14), at(0.8, 0.5), at(0.8, 0.92)])
  const flap = [at(-0.36, 0.18), at(-0.36, 0.255), at(-0.1, 0.295), at(0.14, 0.255), at(0.14, 0.18)]
  const buttons = range(5).map((i) => button(at(0.9, 0.34 + i * 0.135), 1.8, BRASS, line))
  return (
    pen.thin(stitched, 0.8, cloth.stitch ?? THREAD, STITCHES) +
    pen.thin(
      flap
        .slice(1)
        .map((p, i) => curve([nth(flap, i), p]))
        .join(""),
      1,
      line,
    ) +
    pen.mark([at(-0.98, 0.92), at(0.98, 0.92)], 1.2, line, { a: 0.8, b: 0.8 }) +
    buttons.join("") +
    button(at(-0.1, 0.27), 1.5, BRASS, line)
  )
}

/** Two breast pockets with pointed flaps and a buttoned band: a shirt worn as a jacket. */
export const utility: DetailDraw = (pen, { at, edge, u }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const box = [at(-0.45, 0.23), at(-0.45, 0.41), at(0.35, 0.42), at(0.35, 0.235)]
  const flap = [
    at(-0.47, 0.225),
    at(-0.47, 0.265),
    at(-0.05, 0.295),
    at(0.37, 0.27),
    at(0.37, 0.23),
  ]
  const outline = (points: typeof box) =>
    points.map((p, i) => curve([p, nth(points, (i + 1) % points.length)])).join("")
  const band = edge.slice(1).map((p) => add(p, [u * 6, 0]))
  const buttons =
    u > 0
      ? range(5).map((i) =>
          button(
            mix(at(0.94, 0.28 + i * 0.16), at(1, 0.28 + i * 0.16), 0.3),
            2,
            tint(cloth.colour, 1),
            line,
          ),
        )
      : []
  return (
    pen.mark(band, 0.9, line, { a: 0.7, b: 0.7 }) +
    pen.thin(outline(box), 0.9, line) +
    raised(pen, outline(flap), cloth) +
    pen.thin(outline(flap), 1, line) +
    buttons.join("")
  )
}

/** A cardigan's ribbed and buttoned band, with a ribbed hem. */
export const band: DetailDraw = (pen, half, context) => {
  const { edge, u, at } = half
  const line = innerLine(context.cloth.colour)
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
          return button(add(p, [u * 3.7, 0]), 2.3, tint(context.cloth.colour, 1), line)
        })
      : []
  const strokes = range(9).map((i) => {
    const x = (i / 4 - 1) * 0.92
    return curve([at(x, 0.945), at(x, 1)])
  })
  return (
    pen.mark(inner, 1, line, { a: 0.7, b: 0.7 }) +
    pen.thin(ticks.join(""), 0.6, line, ' opacity=".7"') +
    pen.mark([at(-0.98, 0.94), at(0.86, 0.94)], 1.1, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), 0.7, line, ' opacity=".8"') +
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
