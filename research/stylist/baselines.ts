import { pairRule, pieceRule, rulesBroken } from "../../packages/stylist/src/grammar/rules.ts"
import { templatesFor } from "../../packages/stylist/src/grammar/templates.ts"
import { SLOTS } from "../../packages/stylist/src/pieces/codes.ts"
import type { Piece } from "../../packages/stylist/src/pieces/piece.ts"
import { type Random, seededRandom } from "../../packages/stylist/src/random.ts"
import { scoreOf } from "../../packages/stylist/src/score/score.ts"
import type { EvalLook, Subject } from "./subject.ts"

const ATTEMPTS = 4000

/** Random outfits that break no rule. */
export function randomLegal(
  { briefs, own }: Subject,
  shop: readonly Piece[],
  count: number,
): EvalLook[] {
  const random = seededRandom(5)
  const looks: EvalLook[] = []
  const bySlot = briefs.map((brief) => ({ brief, pieces: legalBySlot(own, shop, brief) }))
  for (let attempt = 0; looks.length < count && attempt < ATTEMPTS; attempt += 1) {
    const { brief, pieces } = pick(bySlot, random)
    const { needed, wanted } = pick(templatesFor(brief), random)
    const look: Piece[] = []
    for (const place of [...needed, ...wanted]) {
      const fitting = (pieces[SLOTS.indexOf(place)] ?? []).filter((piece) =>
        look.every((other) => !pairRule(piece, other, brief)),
      )
      if (fitting.length > 0) look.push(pick(fitting, random))
    }
    if (rulesBroken(look, brief).length === 0) looks.push({ pieces: look, brief })
  }
  return looks
}

/** The best score every time: each look is the best one left when earlier ones are excluded. */
export function greedy(
  { briefs, own }: Subject,
  shop: readonly Piece[],
  count: number,
): EvalLook[] {
  const looks: EvalLook[] = []
  const barred = new Set<string>()
  for (let turn = 0; looks.length < count && turn < count; turn += 1) {
    const brief = briefs[turn % briefs.length]
    if (!brief) break
    const pieces = legalBySlot(own, shop, brief)
    const best = templatesFor(brief)
      .map(({ needed, wanted }) => filled([...needed, ...wanted], pieces, brief, barred))
      .filter((look) => rulesBroken(look, brief).length === 0)
      .map((look) => ({ look, score: scoreOf(look, brief) }))
      .sort((a, b) => b.score - a.score)[0]
    if (!best) break
    const key = best.look.find(({ owned }) => !owned) ?? best.look[0]
    if (key) barred.add(key.id)
    looks.push({ pieces: best.look, brief })
  }
  return looks
}

function filled(
  places: readonly (typeof SLOTS)[number][],
  bySlot: readonly (readonly Piece[])[],
  brief: EvalLook["brief"],
  barred: ReadonlySet<string>,
): Piece[] {
  const look: Piece[] = []
  for (const place of places) {
    let best: { piece: Piece; score: number } | undefined
    for (const piece of bySlot[SLOTS.indexOf(place)] ?? []) {
      if (barred.has(piece.id) || look.some((other) => pairRule(piece, other, brief))) continue
      const score = scoreOf([...look, piece], brief)
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { piece, score }
    }
    if (best) look.push(best.piece)
  }
  return look
}

function legalBySlot(
  own: readonly Piece[],
  shop: readonly Piece[],
  brief: EvalLook["brief"],
): Piece[][] {
  const legal = [...own, ...shop].filter((piece) => !pieceRule(piece, brief))
  return SLOTS.map((_, slot) => legal.filter((piece) => piece.slot === slot))
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error("There is nothing to pick from.")
  return one
}
