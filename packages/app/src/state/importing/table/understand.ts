import { garmentSummary, NOTE_LENGTH, SIZE_LENGTH, type WardrobeItem } from "@stylin/api/contract"
import {
  type Colour,
  isColour,
  KIND_NAMES,
  KINDS,
  type Kind,
  parseGarment,
  type SuitPiece,
  suitIn,
} from "@stylin/garments/vocabulary"
import { decimals } from "../../../lib/currency.ts"
import { t, tn } from "../../../words/t.ts"
import { idOf } from "../incoming.ts"
import {
  type DayOrder,
  dayIn,
  dayOrderOf,
  type Price,
  priceIn,
  seasonsIn,
  wearsIn,
} from "./cells.ts"
import type { Field } from "./headings.ts"
import type { Table } from "./readTable.ts"

/** Something in the table that is asked about once, however many rows say it. */
export interface Question {
  /** Names it among all of them. */
  readonly key: string
  readonly about: "kind" | "colour"
  /** What the table says. */
  readonly says: string
  readonly rows: number
  /** What it may mean: the answer, as long as she gives no other. */
  readonly guess: string
}

/** Her answers by the question's key: a kind, a colour, or empty for neither. */
export type Answers = ReadonlyMap<string, string>

/** A row that does not come in, and why. */
export interface RowLeftOut {
  /** Its place in the file, from 1. */
  readonly row: number
  readonly says: string
  readonly why: string
}

/** What a table means. */
export interface Understood {
  readonly items: readonly WardrobeItem[]
  /** Their pictures, by the names of the files. */
  readonly photos: readonly { readonly id: string; readonly file: string }[]
  readonly questions: readonly Question[]
  readonly leftOut: readonly RowLeftOut[]
}

interface Meaning {
  readonly columns: readonly (Field | null)[]
  readonly answers: Answers
  /** Such as "2026-11-23": nothing was bought later. */
  readonly today: string
}

type Cells = Readonly<Partial<Record<Field, string>>>
const SUMMARY_LENGTH = 300
/** A picture that is nowhere: the provider draws the garment. */
const NO_PICTURE = "/api/pictures/photos/none"

/** Understands the rows of a table, by what its columns say and what she has answered. */
export function understand(table: Table, { columns, answers, today }: Meaning): Understood {
  const items: WardrobeItem[] = []
  const photos: Understood["photos"][number][] = []
  const leftOut: RowLeftOut[] = []
  const questions = new Map<string, Question>()
  const copies = new Map<string, number>()
  const bought = columns.indexOf("bought_on")
  const order = dayOrderOf(table.rows.flatMap((row) => row[bought] ?? []))
  const ask = (about: Question["about"], says: string, guess: string): string => {
    const key = `${about} ${says.toLowerCase()}`
    const { rows = 0 } = questions.get(key) ?? {}
    questions.set(key, { key, about, says, guess, rows: rows + 1 })
    return answers.get(key) ?? guess
  }

  for (const [index, row] of table.rows.entries()) {
    const cells: Cells = Object.fromEntries(
      columns.flatMap((field, column) =>
        field && row[column] ? [[field, storable(row[column])]] : [],
      ),
    )
    const says = cells.name ?? cells.kind ?? row.find((cell) => cell !== "") ?? ""
    const pieces = piecesOf(cells, ask)
    if (!pieces) {
      const why =
        cells.name || cells.kind
          ? t("We do not know what it is.")
          : t("It does not say what it is.")
      leftOut.push({ row: table.places[index] ?? 0, says, why })
      continue
    }
    // Three equal rows are three garments, and the same three when the file comes again.
    const text = JSON.stringify(row)
    const copy = (copies.get(text) ?? 0) + 1
    copies.set(text, copy)
    const { id, picture } = table.origins?.[index] ?? { id: `${text} ${copy}` }
    const photo = picture && { id: idOf(`photo ${id}`), file: picture }
    if (photo) photos.push(photo)
    const colours = coloursOf(cells, ask)
    for (const [at, { name, kind }] of pieces.entries()) {
      const paid = sharePaid(cells, pieces.length, at)
      const words = wordsOf({ ...cells, name }, { kind, colours, order, today, paid })
      const image_path = photo && at === 0 ? `/api/pictures/photos/${photo.id}` : NO_PICTURE
      // A row has an id of its own; the second piece of a suit has it, which was all of it before it was read as two.
      const isRow = pieces.length === 1 || at === 1
      items.push({ item_id: idOf(isRow ? id : `${id} ${kind}`), image_path, ...words })
    }
  }
  // In an order that no answer changes.
  const asked = [...questions.values()].toSorted((a, b) => b.about.localeCompare(a.about))
  return { items, photos, questions: asked, leftOut }
}

type Ask = (about: Question["about"], says: string, guess: string) => string

/** What a row names: a suit is two garments, all else one; undefined if it names none. */
function piecesOf(cells: Cells, ask: Ask): readonly SuitPiece[] | undefined {
  const { name = "", kind: said } = cells
  const suit = suitIn(name, said)
  if (suit) return suit
  const kind = kindOf(cells, ask)
  return kind && [{ name, kind }]
}

/** The kind that a row names, or that she says it does; undefined if neither. */
function kindOf({ name = "", kind = "" }: Cells, ask: Ask): Kind | undefined {
  const read = parseGarment(name || kind, { productType: kind })
  if (read.kind && read.confidence.kind === "sure") return read.kind
  // "Grey cardigan" and "Blue cardigan" are one question.
  const says = kind || (name.split(/\s+/).at(-1) ?? "")
  if (says === "") return undefined
  const answer = ask("kind", says, read.kind ?? "")
  return KIND_NAMES.find((one) => one === answer)
}

interface RowMeaning {
  readonly kind: Kind
  /** The colour that its column says; undefined if its name is to say it. */
  readonly colours: Colour[] | undefined
  readonly order: DayOrder
  readonly today: string
  readonly paid: Price | undefined
}

/** The colour that a row's column means, if she has answered what it means. */
function coloursOf({ colour = "" }: Cells, ask: Ask): Colour[] | undefined {
  const isUnknown = colour !== "" && parseGarment("", { colour }).colours.length === 0
  const said = isUnknown ? ask("colour", colour, "") : ""
  return isColour(said) ? [said] : undefined
}

/** What was paid for one of the garments of a row, so that all of them together cost what the row says. */
function sharePaid({ price = "" }: Cells, count: number, at: number): Price | undefined {
  const paid = priceIn(price)
  if (count === 1 || !paid || "other" in paid) return paid
  const units = 10 ** decimals()
  const share = Math.floor((paid.amount * units) / count)
  const own = at > 0 ? share : Math.round(paid.amount * units) - share * (count - 1)
  return { amount: own / units }
}

function wordsOf(
  cells: Cells,
  { kind, colours: answered, order, today, paid: price }: RowMeaning,
): Omit<WardrobeItem, "item_id" | "image_path"> {
  const { name = "", brand = "", colour = "", cloth = "", size = "" } = cells
  const read = parseGarment(name, { kind, colour, material: cloth })
  const colours = answered ?? read.colours
  const called = name || garmentSummary({ colours, name: KINDS[kind].words[0] })
  const isNamed = brand === "" || called.toLowerCase().includes(brand.toLowerCase())
  const day = dayIn(cells.bought_on ?? "", order)
  const bought_on = day && day <= today ? day : undefined
  const seasons = seasonsIn(cells.season ?? "")
  const wears = wearsIn(cells.wears ?? "")
  const isSize = size !== "" && size.length <= SIZE_LENGTH
  const note = [
    cells.note ?? "",
    size !== "" && !isSize ? t("Size: {size}", { size }) : "",
    cells.price && !(price && "amount" in price) ? t("Paid: {price}", { price: cells.price }) : "",
    cells.bought_on && !bought_on ? t("Bought: {day}", { day: cells.bought_on }) : "",
    // What is worn is kept by days, and a table does not name them.
    wears ? tn(wears, "Worn {count} time before.", "Worn {count} times before.") : "",
  ]
  const kept = cut(note.filter((one) => one !== "").join("\n"), NOTE_LENGTH)
  return {
    item_summary: cut(isNamed ? called : `${called}, ${brand}`, SUMMARY_LENGTH),
    section: KINDS[kind].section,
    kind,
    ...(colours.length > 0 && { colours }),
    ...(read.pattern && { pattern: read.pattern }),
    ...(read.material && { material: read.material }),
    ...(seasons && { seasons }),
    ...(isSize && { size }),
    ...(price && "amount" in price && { price: price.amount }),
    ...(bought_on && { bought_on }),
    ...(kept !== "" && { note: kept }),
  }
}

/** A text without what the provider does not keep. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed()
}

/** The beginning of a text, with whole characters. */
function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed().trim()
}
