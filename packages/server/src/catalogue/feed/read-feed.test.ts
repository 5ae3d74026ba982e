import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { collect } from "../testing-rows.ts"
import { FeedError } from "./feed-error.ts"
import type { RawRow } from "./raw-row.ts"
import { readFeed } from "./read-feed.ts"

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "stylin-feed-"))
})
afterAll(() => rm(directory, { recursive: true }))

async function rowsOf(name: string, content: string | Uint8Array): Promise<RawRow[]> {
  const file = join(directory, name)
  await writeFile(file, content)
  return collect(readFeed(file))
}

async function errorOf(name: string, content: string | Uint8Array): Promise<FeedError> {
  const error = await rowsOf(name, content).catch((thrown: unknown) => thrown)
  if (error instanceof FeedError) return error
  throw new Error("the feed was read", { cause: error })
}

const HEADER = ["id", "title", "link", "image_link", "availability", "price"]
const SHIRT = [
  "s1",
  "White shirt",
  "https://shop.example/s1",
  "https://i.example/1.jpg",
  "in_stock",
  "20 GBP",
]
const table = (delimiter: string) => [HEADER, SHIRT].map((row) => row.join(delimiter)).join("\n")
const SHIRT_VALUES = Object.fromEntries(HEADER.map((name, index) => [name, SHIRT[index]]))

const rss = (items: string, head = "") =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}</channel></rss>`

describe("tables", () => {
  it.each(["\t", ",", ";", "|"])("recognises %j as the delimiter", async (delimiter) => {
    expect(await rowsOf("feed.data", table(delimiter))).toEqual([{ line: 2, values: SHIRT_VALUES }])
  })

  it("reads gzip whatever the file's name, and drops a byte order mark", async () => {
    const packed = gzipSync(`\ufeff${table("\t")}`)
    expect((await rowsOf("feed.csv", packed))[0]?.values).toEqual(SHIRT_VALUES)
  })

  it("understands Awin's columns", async () => {
    const text =
      "merchant_product_id,product_name,aw_deep_link,merchant_image_url,in_stock,display_price\n1,Shirt,a,b,1,GBP20.00"
    expect((await rowsOf("awin.csv", text))[0]?.values.product_name).toBe("Shirt")
  })

  it("keeps quotes that mean inches, and line breaks within quotes", async () => {
    const text = `${HEADER.join("\t")}\ns1\t7/8" jeans\tl\ti\tin_stock\t1 GBP\ns2\t"Two\nlines"\tl\ti\tin_stock\t1 GBP\ns3\tShirt\tl\ti\tin_stock\t1 GBP\n`
    const rows = await rowsOf("quotes.tsv", text)
    expect(rows.map(({ values }) => values.title)).toEqual(['7/8" jeans', "Two\nlines", "Shirt"])
  })

  it("reports a row with too few or too many columns and reads on", async () => {
    const rows = await rowsOf(
      "short.csv",
      `${table(",")}\ns2,Shirt\n${SHIRT.join(",")},more\n${SHIRT.join(",")}`,
    )
    expect(rows.map(({ line, problem }) => [line, problem !== undefined])).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [5, false],
    ])
  })

  it("names the columns that are missing", async () => {
    const error = await errorOf("missing.csv", "id,title,image_link\n1,Shirt,x")
    expect(error.code).toBe("missing-columns")
    expect(error.message).toContain("link, availability, price")
  })

  it("stops if quotes do not close", async () => {
    expect((await errorOf("open.csv", `${HEADER.join(",")}\n"s1,White`)).code).toBe("malformed")
  })
})

describe("XML", () => {
  it("reads RSS items with Google's namespace, but not what is nested deeper", async () => {
    const item = `<item><g:id>s1</g:id><title><![CDATA[White & wide]]></title><link>https://shop.example/s1</link>
      <g:shipping><g:country>GB</g:country><g:price>4.00 GBP</g:price></g:shipping><g:price>20.00 GBP</g:price></item>`
    expect(await rowsOf("feed.xml", rss(item))).toEqual([
      {
        line: 2,
        values: {
          id: "s1",
          title: "White & wide",
          link: "https://shop.example/s1",
          shipping: "",
          price: "20.00 GBP",
        },
      },
    ])
  })

  it("reads Atom entries with their links in attributes", async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>a</g:id><link rel="alternate" href="https://shop.example/a"/></entry></feed>`
    expect((await rowsOf("atom.xml", feed))[0]?.values).toEqual({
      id: "a",
      link: "https://shop.example/a",
    })
  })

  it("expands no entity that the document declares, and leaves HTML's for later", async () => {
    const doctype = `<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY big "aaaa">]>`
    const item = "<item><g:id>s1</g:id><title>&secret;&big; caf&eacute; &amp; co</title></item>"
    const [row] = await rowsOf("entities.xml", rss(item, doctype))
    expect(row?.values.title).toBe("&secret;&big; caf&eacute; & co")
  })

  it.each([
    ["cut off", rss("<item><g:id>s1</g:id>").slice(0, -30)],
    ["crossed", rss("<item><g:id>s1</item></g:id>")],
  ])("stops if it is %s", async (_, text) => {
    expect((await errorOf("broken.xml", text)).code).toBe("malformed")
  })

  it("keeps no more of a row than any product needs, and stops where it is nested without end", async () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `<a-name-of-a-field-${index}/>`)
    const [row] = await rowsOf("wide.xml", rss(`<item>${names.join("")}</item>`))
    expect(row?.problem).toBe("the row is too long")
    expect(Object.keys(row?.values ?? {}).length).toBeLessThan(60_000)
    expect((await errorOf("deep.xml", "<a>".repeat(200))).code).toBe("malformed")
  })

  it.each([
    ["text", "<rss><item><title>", "x"],
    ["comment", "<rss><!--", "x"],
    ["attribute", '<rss a="', "x"],
  ])("stops reading a %s without end", async (_, start, part) => {
    let given = 0
    const endless = function* () {
      yield Buffer.from(start)
      for (; given < 1000; given += 1) yield Buffer.alloc(100_000, part)
    }
    const rows = readFeed(endless)
    await expect(rows.next()).rejects.toMatchObject({ code: "malformed" })
    expect(given).toBeLessThan(1000)
  })
})

describe("JSON lines", () => {
  it("leaves out values that are nested deeper than a shop's", async () => {
    const deep = (depth: number) => `${"[".repeat(depth)}"red"${"]".repeat(depth)}`
    const text = `{"id":"1","color":${deep(3)},"size":${deep(200_000)}}`
    expect(await rowsOf("feed.jsonl", text)).toEqual([
      { line: 1, values: { id: "1", color: "red", size: "" } },
    ])
  })

  it("reads objects and reports all other lines", async () => {
    const text =
      '{"id":1,"Title":"Shirt","colour":["navy","white"],"size":null}\n\n{"id":\n[1]\n{"id":"2"}'
    expect(await rowsOf("feed.jsonl", text)).toEqual([
      { line: 1, values: { id: "1", title: "Shirt", colour: "navy/white" } },
      { line: 3, values: {}, problem: "the line is not JSON" },
      { line: 4, values: {}, problem: "the line is not a JSON object" },
      { line: 5, values: { id: "2" } },
    ])
  })
})

describe("files that are not feeds", () => {
  it.each([
    ["empty", "", "unknown-format"],
    ["prose", "Dear reader", "unknown-format"],
    ["zip", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), "unknown-format"],
    ["cut-off gzip", gzipSync(table("\t").repeat(50)).subarray(0, 90), "unreadable"],
    ["Latin 1", Buffer.from(`${table("\t")}\ns2\tCaf\xe9 shirt`, "latin1"), "encoding"],
    ["UTF-16", Buffer.from(`\ufeff${table("\t")}`, "utf16le"), "encoding"],
  ])("refuses %s", async (_, content, code) => {
    expect((await errorOf("feed.txt", content)).code).toBe(code)
  })

  it("refuses a missing file, and a folder", async () => {
    await expect(collect(readFeed(join(directory, "none.tsv")))).rejects.toMatchObject({
      code: "unreadable",
    })
    await expect(collect(readFeed(directory))).rejects.toMatchObject({ code: "unreadable" })
  })
})
