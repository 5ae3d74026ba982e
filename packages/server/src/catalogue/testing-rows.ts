import type { RawRow } from "./feed/raw-row.ts"

/** A feed's row about a shirt, for a test. */
export function shirtRow(number: number, changes: Record<string, string> = {}): RawRow {
  const values = {
    id: `shirt-${number}`,
    title: `Linen shirt no ${number} in white`,
    description: "",
    link: `https://shop.example/${number}`,
    image_link: `https://i.example/${number}.jpg`,
    availability: "in_stock",
    price: "20.00 GBP",
    gender: "female",
  }
  return { line: number + 1, values: { ...values, ...changes } }
}

/** Rows as they come from a feed; with `breakAfter` reading fails there, as when a file is cut off. */
export async function* feedOf(rows: Iterable<RawRow>, breakAfter?: number): AsyncGenerator<RawRow> {
  let given = 0
  for (const row of rows) {
    if (given === breakAfter) throw new Error("The line went dead.")
    given += 1
    yield row
  }
}

/** Everything that is given, in a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
