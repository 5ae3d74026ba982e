import type { RawRow } from "./feed/raw-row.ts"

/** A feed's row for a shirt, for tests. */
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

/** The file of a feed of this many shirts. */
export function tsvOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => shirtRow(index + 1).values)
  const header = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => header.map((column) => row[column]).join("\t"))
  return [header.join("\t"), ...lines].join("\n")
}

/** Rows as a feed yields them; with `breakAfter` reading fails there, as in a truncated file. */
export async function* feedOf(rows: Iterable<RawRow>, breakAfter?: number): AsyncGenerator<RawRow> {
  let given = 0
  for (const row of rows) {
    if (given === breakAfter) throw new Error("The line went dead.")
    given += 1
    yield row
  }
}

/** Everything that is yielded, as a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
