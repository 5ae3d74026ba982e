import { ACTIVITIES, type Kind, parseGarment } from "@stylin/garments/vocabulary"
import { briefOf } from "../../packages/stylist/src/grammar/brief.ts"
import { garmentOfKind } from "../../packages/stylist/src/index.ts"
import { personOf } from "../../packages/stylist/src/person/person.ts"
import { type Piece, pieceOf } from "../../packages/stylist/src/pieces/piece.ts"
import { seededRandom } from "../../packages/stylist/src/random.ts"
import { scoreOf } from "../../packages/stylist/src/score/score.ts"
import type { Question } from "./outfits.ts"

/** What stands in if a title names no kind, by the place that is asked for. */
const STAND_INS: Readonly<Record<string, Kind>> = {
  upper: "t_shirt",
  bottom: "trousers",
  shoe: "flats",
  bag: "shoulder_bag",
  accessory: "necklace",
}

const KNOWN = new Map<string, Piece | undefined>()

/** A title as a piece for the engine; undefined if neither title nor place says what it is. */
export function pieceFrom(title: string, place = ""): Piece | undefined {
  const key = `${place}/${title}`
  if (!KNOWN.has(key)) {
    const { kind = STAND_INS[place], colours, pattern } = parseGarment(title)
    const own = { id: title, name: title, colours, pattern, owned: false }
    KNOWN.set(key, kind && pieceOf(garmentOfKind(kind, own)))
  }
  return KNOWN.get(key)
}

/** The pieces that titles name, without those that name no kind. */
export function piecesFrom(titles: readonly string[]): Piece[] {
  return titles.flatMap((title) => pieceFrom(title) ?? [])
}

const NOBODY = personOf({})
const BRIEFS = ACTIVITIES.map((occasion) => briefOf(NOBODY, occasion))

/**
 * The engine's score of a look of which only the garments are known, for the occasion it suits
 * best.
 */
export function scoreForAnyone(look: readonly Piece[]): number {
  return Math.max(...BRIEFS.map((brief) => scoreOf(look, brief)))
}

/**
 * The same questions with other wrong answers, drawn at random from the right answers of the given
 * questions, so that nothing fitted on other lines has seen them, as right or as wrong.
 */
export function redrawn(questions: readonly Question[], seed: number): Question[] {
  const random = seededRandom(seed)
  const rights = Map.groupBy(questions, ({ place }) => place)
  return questions.map((question) => {
    const right = question.answers[question.correct] ?? ""
    const others = (rights.get(question.place) ?? [])
      .map(({ answers, correct }) => answers[correct] ?? "")
      .filter((title) => title !== right && !question.outfit.includes(title))
    const wrong = new Set<string>()
    while (wrong.size < 3) wrong.add(others[Math.floor(random() * others.length)] ?? "")
    return { ...question, answers: [right, ...wrong], correct: 0 }
  })
}
