import { expect, it } from "vitest"
import { dayIn, dayOrderOf, priceIn, seasonsIn } from "./cells.ts"
import { openTable } from "./openTable.ts"
import { understand } from "./understand.ts"

const TODAY = "2026-11-23"
const NOTHING_SAID = { answers: new Map<string, string>(), today: TODAY }

function fileOf(...parts: BlobPart[]): File {
  return new File(parts, "clothes.csv", { lastModified: 1 })
}

async function opened(...parts: BlobPart[]) {
  const open = await openTable(fileOf(...parts))
  return { ...open, understood: understand(open.table, { columns: open.guessed, ...NOTHING_SAID }) }
}

it("understands a table by its headings, whatever their language", async () => {
  const { guessed, understood } = await opened(
    "Bezeichnung;Kategorie;Farbe;Marke;Größe;Preis;Gekauft;Saison;Material;Notiz;Getragen\r\n",
    '"Lieblingsstück";cardigan;navy;Arket;M;"89,90";03.10.2024;Herbst/Winter;wool;"weich; warm";12\r\n',
  )
  expect(guessed).toEqual([
    ...["name", "kind", "colour", "brand", "size", "price", "bought_on", "season", "cloth", "note"],
    "wears",
  ])
  expect(understood).toMatchObject({
    questions: [],
    leftOut: [],
    items: [
      {
        item_summary: "Lieblingsstück, Arket",
        section: "upper_body",
        kind: "cardigan",
        colours: ["navy"],
        material: "wool",
        seasons: ["autumn", "winter"],
        size: "M",
        price: 89.9,
        bought_on: "2024-10-03",
        note: "weich; warm\nWorn 12 times before.",
      },
    ],
  })
})

it("understands columns without headings by their cells", async () => {
  const rows = ["Blue wool coat\tUK 12\t£120.00", "White linen shirt\tM\t£35.50"]
  const { guessed, table, understood } = await opened(rows.join("\n"))
  expect(table).toMatchObject({
    hasHeadings: false,
    headings: ["Column 1", "Column 2", "Column 3"],
  })
  expect(guessed).toEqual(["name", "size", "price"])
  expect(understood.items.map(({ price }) => price)).toEqual([120, 35.5])
})

it("asks once for each value that is not understood, and takes the answer for all its rows", async () => {
  const text =
    "Name,Colour\nHarmaa Neuletakki,antrasiitti\nPunainen Neuletakki,red\nDing,\n,,\n,blue"
  const { table, guessed, understood } = await opened(text)
  expect(understood.questions).toMatchObject([
    { about: "kind", says: "Neuletakki", rows: 2, guess: "" },
    { about: "kind", says: "Ding", rows: 1 },
  ])
  const answers = new Map([["kind neuletakki", "cardigan"]])
  const after = understand(table, { columns: guessed, answers, today: TODAY })
  expect(after.items).toMatchObject([{ kind: "cardigan" }, { kind: "cardigan", colours: ["red"] }])
  expect(after.questions.at(-1)).toMatchObject({ about: "colour", says: "antrasiitti" })
  expect(after.leftOut).toEqual([
    { row: 4, says: "Ding", why: "We do not know what it is." },
    { row: 6, says: "blue", why: "It does not say what it is." },
  ])
})

it("gives equal rows ids of their own, and the same ids when the file comes again", async () => {
  const text = "Name,Size\nWhite t-shirt,M\nWhite t-shirt,M\nBlack jeans,M"
  const [once, again] = [await opened(text), await opened(text)]
  const ids = once.understood.items.map(({ item_id }) => item_id)
  expect(new Set(ids).size).toBe(3)
  expect(again.understood.items.map(({ item_id }) => item_id)).toEqual(ids)
  expect(again.importId).toBe(once.importId)
})

it("takes a suit for its jacket and its trousers or skirt, which together cost what it did", async () => {
  const text = [
    "Name,Category,Colour,Price,Material",
    "Trouser suit,,navy,£99.99,wool",
    "Workday,Suit,grey,,",
    "Navy suit jacket,,,,",
    "Grey tracksuit bottoms,Suit,,,",
  ].join("\n")
  const { understood } = await opened(text)
  expect(understood.questions).toEqual([])
  expect(understood.items).toMatchObject([
    { item_summary: "Suit jacket", kind: "blazer", colours: ["navy"], material: "wool", price: 50 },
    { item_summary: "Suit trousers", kind: "trousers", colours: ["navy"], price: 49.99 },
    { item_summary: "Workday suit jacket", kind: "blazer", colours: ["grey"] },
    { item_summary: "Workday suit trousers", kind: "trousers", colours: ["grey"] },
    { item_summary: "Navy suit jacket", kind: "blazer" },
    { item_summary: "Grey tracksuit bottoms", kind: "joggers" },
  ])
  const ids = understood.items.map(({ item_id }) => item_id)
  expect(new Set(ids).size).toBe(6)
})

it.each([
  ["UTF-8 with a mark", new TextEncoder().encode("\uFEFFName,Note\nBlue jeans,très chères")],
  [
    "UTF-16",
    new Uint8Array(
      Uint16Array.from([..."\uFEFFName,Note\nBlue jeans,très chères"].map((c) => c.charCodeAt(0)))
        .buffer,
    ),
  ],
  [
    "Windows-1252",
    Uint8Array.from([..."Name,Note\nBlue jeans,très chères"].map((c) => c.charCodeAt(0))),
  ],
])("reads %s", async (_encoding, bytes) => {
  const { understood } = await opened(bytes)
  expect(understood.items).toMatchObject([{ kind: "jeans", note: "très chères" }])
})

it("keeps only whole characters", async () => {
  const { understood } = await opened(`Name,Note\nBlue\0 jeans,${"x".repeat(499)}👖`)
  const [{ item_summary, note = "" } = { item_summary: "" }] = understood.items
  expect(item_summary).toBe("Blue jeans")
  expect(note.isWellFormed()).toBe(true)
})

it("reads no formulas", async () => {
  const { table, understood } = await opened(
    'Name,Note\nBlue jeans,"=HYPERLINK(""http://evil.example"",""x"")"\nGrey skirt,+cmd|\' /C calc\'!A0',
  )
  expect(table.formulas).toBe(2)
  expect(understood.items.map(({ note }) => note)).toEqual([undefined, undefined])
})

it.each([
  ["one that is too large", "x".repeat(1_000_001), /larger than 1 MB/],
  ["one that is empty", " \n ", /is empty/],
  [
    "one that is no text",
    new Uint8Array(500).map((_, index) => index % 32),
    /cannot read this file as a table/,
  ],
  ["500 columns", `${"Name,".repeat(500)}\n${"jeans,".repeat(500)}`, /has 501 columns/],
  ["headings alone", "Name,Colour\n", /has no rows/],
  ["too many rows", `Name\n${"Blue jeans\n".repeat(2001)}`, /has 2,001 rows/],
  ["a quotation that does not end", 'Name,Note\nBlue jeans,"soft', /quotation mark/],
])("says what is wrong with %s", async (_what, part, sentence) => {
  await expect(opened(part)).rejects.toThrow(sentence)
})

it.each([
  ["£1,299.00", { amount: 1299 }],
  ["1.299,50", { amount: 1299.5 }],
  ["49", { amount: 49 }],
  ["GBP 20.5", { amount: 20.5 }],
  ["49,99 €", { other: "49,99 €" }],
  ["a gift", undefined],
])("reads the price %s", (cell, price) => {
  expect(priceIn(cell)).toEqual(price)
})

it("reads days in the order that a column tells", () => {
  expect(dayIn("03/04/2024", dayOrderOf(["03/04/2024"]))).toBe("2024-04-03")
  expect(dayIn("03/04/2024", dayOrderOf(["03/04/2024", "03/31/2024"]))).toBe("2024-03-04")
  expect(dayIn("2024-02-30", "day-first")).toBeUndefined()
  expect(dayIn("May 2024", "day-first")).toBeUndefined()
  expect(seasonsIn("all year")).toBeUndefined()
})
