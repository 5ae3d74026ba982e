import { ACTIVITIES, type Activity, type DressCode, type Kind } from "@stylin/garments/vocabulary"
import type { Garment } from "../types.ts"

/** The ways in which work is dressed for; `any_work` is one that neither she nor her clothes tell anything of. */
export type WorkSetting = "work" | "any_work" | "tailored_work" | "practical_work" | "everyday_work"

/** What looks are dressed for: an activity, and work in the way that hers asks for. */
export type Setting = Activity | WorkSetting

/**
 * The formality that each setting aims at, 1 (sport) to 5 (evening). The grades stand for the usual
 * dress codes from active wear through casual, smart casual and business casual to cocktail (Emily
 * Post's Etiquette, 19th ed., "Attire").
 */
const AIMS: Readonly<Record<Setting, number>> = {
  work: 4,
  any_work: 4,
  tailored_work: 4,
  practical_work: 3,
  everyday_work: 2,
  classes: 2,
  outings: 3,
  dating: 4,
  errands: 2,
  outdoors: 1,
}

/** The target formality of a setting. */
export function aimOf(setting: Setting): number {
  return AIMS[setting]
}

/** How little formal clothes may be and still meet it: who is on her feet wears jeans as well as chinos. */
export function leastOf(setting: Setting): number {
  return setting === "practical_work" ? AIMS[setting] - 1 : AIMS[setting]
}

/** An occasion's index in `ACTIVITIES`, and so its bit in pieces. */
export function bitOf(occasion: Activity): number {
  return ACTIVITIES.indexOf(occasion)
}

/** Activities whose clothes do where a setting asks for no others. */
const AS_FOR: Partial<Readonly<Record<Setting, readonly Activity[]>>> = {
  practical_work: ["work", "errands"],
  everyday_work: ["classes", "errands"],
}

/** One bit for each activity whose clothes do. */
export function bitsFor(setting: Setting, occasion: Activity): number {
  return (AS_FOR[setting] ?? [occasion]).reduce((bits, one) => bits | (1 << bitOf(one)), 0)
}

const OF_CODES: Readonly<Record<DressCode, WorkSetting>> = {
  tailored: "tailored_work",
  smart: "work",
  practical: "practical_work",
  everyday: "everyday_work",
}
/** What offices are known by among her clothes. */
const TAILORING: readonly Kind[] = ["blazer", "waistcoat", "pencil_skirt"]
const IS_TAILORED = /\b(?:suit|tailored)\b/i
/** From so many pieces on, what she owns tells that she works in no office. */
const TELLING = 10

/** How she dresses for work, as she says, or else as her clothes tell. */
export function workSettingOf(code: DressCode | undefined, owned: readonly Garment[]): WorkSetting {
  if (code) return OF_CODES[code]
  return owned.length < TELLING || owned.some(isTailoring) ? "work" : "any_work"
}

function isTailoring({ kind, slot, words, name }: Garment): boolean {
  return TAILORING.includes(words?.kind ?? kind) || (slot === "bottom" && IS_TAILORED.test(name))
}
