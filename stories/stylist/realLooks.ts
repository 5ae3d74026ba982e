import { FIGURE_POSES, HEADS, type LookDrawing } from "@stylin/drawing"
import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { indexOf, recordOf, type StyledLook, styleLooks, wordsOfPiece } from "@stylin/stylist"
import { TUNED } from "../../research/stylist/personas.tuned.ts"
import { demoGarments, wardrobeOf } from "../../research/stylist/shop.ts"
import { subjectOf } from "../../research/stylist/subject.ts"

/** A look that the stylist made for a person, with everything that a sheet shows of it. */
export interface RealLook {
  readonly id: string
  /** Who and what it is for. */
  readonly who: string
  readonly title: string
  readonly reasons: readonly { readonly label: string; readonly text: string }[]
  readonly pieces: readonly {
    readonly id: string
    readonly name: string
    readonly owned: boolean
  }[]
  readonly drawing: LookDrawing
}

const PEOPLE = 20
/** As many as a feed shows at a time. */
const LOOKS_EACH = 3
const MONK_TONES = 10
const HAIR = ["#2a1d17", "#5a3a22", "#8a5a33", "#c79a5b", "#7b2d1a", "#b9b4ad"]

let made: readonly RealLook[] | undefined

/**
 * Sixty looks by the stylist itself over the demo catalogue: the first three of the feeds of twenty
 * invented people. Nothing is random, so they change only with the stylist, the catalogue or the
 * people.
 */
export function realLooks(): readonly RealLook[] {
  made ??= makeLooks()
  return made
}

function makeLooks(): RealLook[] {
  const shop = demoGarments()
  const catalogue = indexOf(shop.map((garment) => recordOf(garment)))
  return TUNED.slice(0, PEOPLE).flatMap((persona, person) => {
    const names = new Map([...shop, ...wardrobeOf(persona.owns)].map(({ id, name }) => [id, name]))
    const { looks } = styleLooks(subjectOf(persona, catalogue, LOOKS_EACH).input)
    return looks.map((look, at): RealLook => {
      const worn = look.slots.map(([chosen]) => chosen)
      return {
        id: `${person + 1}.${at + 1}`,
        who: `${persona.name}: ${look.occasion}`,
        title: look.title,
        reasons: look.reasons,
        pieces: worn.map(({ id, owned }) => ({ id, owned, name: names.get(id) ?? id })),
        drawing: { figure: figureOf(person, at, persona.body), garments: garmentsOf(look) },
      }
    })
  })
}

function garmentsOf({ slots }: StyledLook) {
  return slots.map(([chosen]) => wordsOfPiece(chosen))
}

/** Gives the twenty people different figures; each person poses differently in each of her looks. */
function figureOf(person: number, at: number, body?: (typeof BODY_TYPES)[number]) {
  return {
    bodyType: body ?? BODY_TYPES[person % BODY_TYPES.length],
    pose: FIGURE_POSES[at % FIGURE_POSES.length],
    skin: 1 + ((person * 7) % MONK_TONES),
    hair: {
      style: HEADS[(person * 5) % HEADS.length] ?? HEADS[0],
      colour: HAIR[person % HAIR.length] ?? "#2a1d17",
    },
  }
}
