import { type ImportedData, NOTE_LENGTH, type WardrobeItem } from "@stylin/api/contract"
import { POUNDS } from "@stylin/garments/money"

/** What holds an amount in an export; all of them may be left out. */
const AMOUNTS: ReadonlySet<string> = new Set(["price", "kept_price", "piece_budget"])

/**
 * What an export holds, in the currency of the shops here. From shops with another one: what she paid goes into the notes, and all that shops asked, or
 * that she would spend, is left out. Exports that do not say theirs are older than other currencies.
 */
export function withoutOtherMoney(data: ImportedData, here: string): ImportedData {
  const { currency = POUNDS.currency } = data
  if (currency === here) return data
  const noted = { ...data, wardrobe: data.wardrobe?.map((item) => noting(item, currency)) }
  const text = JSON.stringify(noted)
  // Only what may be left out is gone.
  return JSON.parse(text, (key, value) => (AMOUNTS.has(key) ? undefined : value)) as ImportedData
}

function noting<Item extends Pick<WardrobeItem, "price" | "note">>(
  item: Item,
  currency: string,
): Item {
  const { price, note = "" } = item
  if (price === undefined) return item
  const paid = `Paid: ${price} ${currency}`
  // Imported twice, it is noted once.
  if (note.split("\n").includes(paid)) return item
  return { ...item, note: note === "" ? paid : `${shortened(note, paid)}\n${paid}` }
}

/** A note, without its last letters where another line would find no room. */
function shortened(note: string, line: string): string {
  const room = NOTE_LENGTH - line.length - 1
  return note.length <= room ? note : `${note.slice(0, room - 1).trimEnd()}…`
}
