import { expect, it } from "vitest"
import { LIBRE_GARMENTS, WARDROWBE_ITEMS, zipOf } from "../../../testing/closets.ts"
import { openFile } from "../openFile.ts"
import type { OpenTable } from "../table/openTable.ts"
import { understand } from "../table/understand.ts"

async function opened(file: File): Promise<OpenTable> {
  const open = await openFile(file)
  if (!("table" in open)) throw new Error("It is an export of ours.")
  return open
}

const meaning = ({ table, guessed }: OpenTable) =>
  understand(table, { columns: guessed, answers: new Map(), today: "2026-11-23" })

const json = (content: unknown) => new File([JSON.stringify(content)], "items.json")
const page = { items: WARDROWBE_ITEMS, total: 2, page: 1, page_size: 100, has_more: false }

it("brings clothes and photos of wardrowbe, and asks what it does not know", async () => {
  const picture = new Blob(["JPEG"])
  const closet = await opened(
    await zipOf(
      { "items.json": page, "photos/eve/20240116_123456_abc123.jpg": picture },
      "wardrowbe.zip",
    ),
  )
  expect(closet.app).toBe("wardrowbe")
  const { items, photos, leftOut } = meaning(closet)
  expect(items).toMatchObject([
    {
      item_summary: "Khaki cardigan, Arket",
      image_path: `/api/pictures/photos/${photos[0]?.id}`,
      kind: "cardigan",
      material: "wool",
      seasons: ["autumn", "winter"],
      price: 89,
      bought_on: "2024-03-31",
      note: "From Mum\nWorn 7 times before.",
    },
  ])
  expect(leftOut).toHaveLength(1)
  expect(await closet.photo(photos[0]?.file ?? "")).toMatchObject({ size: 4 })
  expect(await closet.photo("another.jpg")).toBeUndefined()
})

it("brings clothes and photos of Libre Closet", async () => {
  const name = "1e2d3c4b-5a69-4788-9607-f5e4d3c2b1a0.webp"
  const files = { "garments.json": LIBRE_GARMENTS, [name]: new Blob(["WEBP"]) }
  const closet = await opened(await zipOf(files, "libre-closet.zip"))
  expect(closet.app).toBe("Libre Closet")
  const { items, photos } = meaning(closet)
  expect(items).toMatchObject([
    { item_summary: "Favourite jeans, Levi's", kind: "jeans", colours: ["blue"], size: "28" },
  ])
  expect(await closet.photo(photos[0]?.file ?? "")).toMatchObject({ type: "image/webp" })
})

it("takes one item once, from pages or from its database, and gives it the same id", async () => {
  const [first, again] = [await opened(json([page, page])), await opened(json(WARDROWBE_ITEMS))]
  expect(first.table.rows).toHaveLength(2)
  expect(meaning(again).items[0]?.item_id).toBe(meaning(first).items[0]?.item_id)
})

it.each([
  ["JSON of something else", json([{ name: "Jeans" }]), /do not know this file/],
  ["JSON that was cut", new File(['[{"id":'], "a.json"), /incomplete/],
  ["a database", new File(["SQLite format 3\0"], "sqlite3.db"), /is a database/],
  ["a photo", new File(["JPEG"], "a.jpg", { type: "image/jpeg" }), /is a picture/],
  ["a PDF", new File(["%PDF-1.7"], "a.pdf"), /is a PDF/],
])("says what is wrong with %s", async (_what, file, sentence) => {
  await expect(openFile(file)).rejects.toThrow(sentence)
})

it("says of a spreadsheet how it can be read", async () => {
  const file = await zipOf({ "xl/workbook.xml": "" }, "clothes.xlsx")
  await expect(openFile(file)).rejects.toThrow(/save it there as CSV/)
})
