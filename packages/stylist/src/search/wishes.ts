import { amountWords, type Money, POUNDS } from "@stylin/garments/money"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import { bitOf } from "../grammar/settings.ts"
import type { StyledLook, StyleInput, Unmet } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { areOrIs, isPlural, kindWord, listed } from "../reasons/words.ts"

/** The item that looks are to be built around, if it is known. */
export interface Asked {
  readonly piece?: Piece
  readonly unmet: readonly Unmet[]
}

/** Finds the item she asks for, in her wardrobe or among what is for sale. */
export function askedItem({ wishes, catalogue }: StyleInput, wardrobe: readonly Piece[]): Asked {
  const id = wishes?.around
  if (id === undefined) return { unmet: [] }
  const row = catalogue.row(id)
  const piece =
    wardrobe.find((own) => own.id === id) ?? (row === undefined ? undefined : catalogue.piece(row))
  if (!piece) {
    const text = "We do not know the item you asked for, so these looks are without it."
    return { unmet: [{ code: "unknown-item", text }] }
  }
  if (!piece.owned && row !== undefined && catalogue.isSoldOut(row)) {
    const text = `The ${kindWord(piece)} ${areOrIs([kindWord(piece)])} sold out, so these looks are without.`
    return { unmet: [{ code: "sold-out", text }] }
  }
  const budget = wishes?.budgetPence ?? Number.POSITIVE_INFINITY
  if ((piece.price ?? 0) > budget) {
    const text = `Alone, the ${kindWord(piece)} would cost more than your budget.`
    const nearest = { budgetPence: piece.price ?? 0 }
    return { unmet: [{ code: "item-over-budget", text, nearest }] }
  }
  if (wishes?.leaveOut?.includes(id)) {
    const text = `You asked for the ${kindWord(piece)} and to leave it out; we kept it in.`
    return { piece, unmet: [{ code: "item-left-out", text }] }
  }
  return { piece, unmet: [] }
}

/** Every request that the looks do not meet, with the nearest that could be. */
export function unmetOf(
  input: StyleInput,
  { piece, unmet }: Asked,
  looks: readonly StyledLook[],
  wardrobe: readonly Piece[],
): Unmet[] {
  const asked = input.occasions.length > 0 ? input.occasions : (input.profile.activities ?? [])
  const occasion = piece && notForOccasion(piece, asked)
  const all = [...unmet, ...(occasion ? [occasion] : [])]
  if (looks.length >= input.count) return all
  if (looks.length > 0) return [...all, fewerLooks(looks.length, wardrobe.length > 0)]
  return occasion ? all : [...all, whyNone(input, wardrobe)]
}

/** Says that there are fewer looks than wanted, of her clothes and the shops' or, if she has none, of theirs alone. */
export function fewerLooks(looks: number, ownsAny: boolean): Unmet {
  const made = looks === 1 ? "one look" : `${looks} looks`
  const text = ownsAny
    ? `Your clothes and the shops make ${made} for this. Add clothes to see more.`
    : `The shops have ${made} for this that suit you and what you spend.`
  return { code: "fewer-looks", text, nearest: { looks } }
}

/** Says that her clothes and one new piece make fewer looks than wanted. */
export function fewerWithOne(looks: number): Unmet {
  const made = looks === 1 ? "one look" : `${looks} looks`
  const text = `Your clothes and one new piece make ${made} for this. New ideas has more.`
  return { code: "fewer-looks", text, nearest: { looks } }
}

/** Says for what her clothes and one new piece make no look. */
export function noneWithOne(none: readonly Activity[], all: readonly Activity[]): Unmet {
  const what = none.length === all.length ? "" : ` for ${listed(none)}`
  const text = `Your clothes and one new piece make no look${what}, so some looks have more to buy.`
  return { code: "nothing-to-wear", text }
}

function notForOccasion(piece: Piece, asked: readonly Activity[]): Unmet | undefined {
  const wanted = asked.length > 0 ? asked : ACTIVITIES
  if (wanted.some((one) => hasBit(piece.occasions, bitOf(one)))) return undefined
  const occasions = ACTIVITIES.filter((one) => hasBit(piece.occasions, bitOf(one)))
  const word = kindWord(piece)
  const be = areOrIs([word])
  const they = isPlural(word) ? "They" : "It"
  const instead = occasions.length > 0 ? ` ${they} ${be} for ${listed(occasions)}.` : ""
  return {
    code: "item-not-for-occasion",
    text: `The ${word} ${be} not for ${listed(asked)}.${instead}`,
    nearest: { occasions },
  }
}

function whyNone({ catalogue, profile }: StyleInput, wardrobe: readonly Piece[]): Unmet {
  if (catalogue.size + wardrobe.length === 0) {
    const text = "There is nothing to make a look of yet: add what you own, or a catalogue."
    return { code: "nothing-to-wear", text }
  }
  if ((profile.tags?.avoid.length ?? 0) > 6) {
    const text = "You avoid so much that nothing is left to wear; move a tag to 'I don't mind'."
    return { code: "too-much-avoided", text }
  }
  const { coverage = {}, sizes = {}, piecePence } = profile.needs ?? {}
  if ([piecePence, ...Object.values(coverage), ...Object.values(sizes)].some(Boolean)) {
    const text = "Your rules for looks leave too little for a whole one; your profile has them."
    return { code: "nothing-to-wear", text }
  }
  const text = "What there is does not make a whole look for this occasion."
  return { code: "nothing-to-wear", text }
}

/** Says that a budget buys no look, and which budget would. */
export function budgetTooLow(nearest: number, money: Money = POUNDS): Unmet {
  const text = `No whole look can be bought within that budget; the nearest costs ${amountWords(nearest, money)}.`
  return { code: "budget-too-low", text, nearest: { budgetPence: nearest } }
}

/** Says that all looks cost more than a budget, because it buys none. */
export function dearerLooks(
  budgetPence: number,
  costs: readonly number[],
  money: Money = POUNDS,
): Unmet {
  const said = (units: number) => amountWords(units, money)
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  const cost = least === most ? said(least) : `${said(least)} to ${said(most)}`
  return {
    code: "budget-too-low",
    text: `For ${said(budgetPence)} we found no look that suits the day; the nearest cost ${cost}.`,
    nearest: { budgetPence: least },
  }
}

/** A look that says first that it costs more than she would spend, if it does. */
export function saidDearer(
  look: StyledLook,
  budgetPence: number,
  money: Money = POUNDS,
): StyledLook {
  const bought = look.slots.map(([chosen]) => chosen).filter(({ owned }) => !owned)
  const over = bought.reduce((sum, { price = 0 }) => sum + price, 0) - budgetPence
  if (over <= 0) return look
  const text = `It costs ${amountWords(over, money)} more than you spend: for less we found nothing that suits the day.`
  const of = bought.map(({ id }) => id)
  const reason = { label: "Occasion", text, skeleton: "over-budget", term: "price", of } as const
  return { ...look, reasons: [reason, ...look.reasons.filter(({ label }) => label !== "Occasion")] }
}

/** Says that a budget buys fewer looks than wanted, and for which occasions none. */
export function fewWithin(
  budgetPence: number,
  looks: readonly StyledLook[],
  occasions: readonly Activity[],
  money: Money = POUNDS,
): Unmet {
  const bare = occasions.filter((one) => looks.every(({ occasion }) => occasion !== one))
  const found = looks.length === 1 ? "1 look" : `${looks.length} looks`
  const none = bare.length > 0 ? `, and none for ${listed(bare)}` : ""
  return {
    code: "fewer-looks",
    text: `For ${amountWords(budgetPence, money)} we found ${found} that ${looks.length === 1 ? "suits" : "suit"} the day${none}; dearer ones are left out.`,
    nearest: { looks: looks.length },
  }
}
