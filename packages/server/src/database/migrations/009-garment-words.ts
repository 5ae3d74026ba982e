import { garmentWords, readItem } from "../../pictures/garment-words.ts"
import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

const PAGE_SIZE = 1000

/** Reads the words of garments already in the store, once. */
export async function addGarmentWords(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("words_json", text, (column) => column.notNull().defaultTo("{}"))
    .execute()
  await db.schema.alterTable("wardrobe_items").addColumn("words_json", text).execute()
  await fillProducts(db)
  await fillWardrobes(db)
}

async function fillProducts(db: Queries): Promise<void> {
  for (let last = ""; ; ) {
    const page = await db
      .selectFrom("products")
      .select(["id", "title", "kind", "colours_json", "pattern", "image_link"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE_SIZE)
      .execute()
    for (const { id, title, kind, colours_json, pattern, image_link } of page) {
      const words = garmentWords({
        name: title,
        kind,
        colours: JSON.parse(colours_json),
        pattern: pattern ?? undefined,
        picture: image_link,
      })
      await db
        .updateTable("products")
        .set({ words_json: JSON.stringify(words) })
        .where("id", "=", id)
        .execute()
    }
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE_SIZE) return
  }
}

async function fillWardrobes(db: Queries): Promise<void> {
  for (let last = ""; ; ) {
    const page = await db
      .selectFrom("wardrobe_items")
      .select(["id", "item_summary", "image_path", "kind", "colours_json"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE_SIZE)
      .execute()
    for (const { id, kind, colours_json, ...item } of page) {
      const known = { ...item, ...(kind && { kind }), colours: JSON.parse(colours_json) }
      const { words, ...read } = readItem(known)
      await db
        .updateTable("wardrobe_items")
        .set({
          kind: read.kind ?? null,
          colours_json: JSON.stringify(read.colours),
          words_json: words ? JSON.stringify(words) : null,
        })
        .where("id", "=", id)
        .execute()
    }
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE_SIZE) return
  }
}
