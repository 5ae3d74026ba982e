import type { WardrobeItem } from "@stylin/api/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { sampleItem } from "../../../testing/samples.ts"
import { findItems } from "./findItems.ts"
import type { Wish } from "./wish.ts"

const item = (id: string, more: Partial<WardrobeItem>): WardrobeItem => ({
  ...sampleItem(id, "upper_body"),
  item_summary: "",
  ...more,
})
const CLOSET = [
  item("navy-dress", { kind: "wrap_dress", colours: ["navy"], seasons: ["summer"], price: 80 }),
  item("shirt", { item_summary: "Chloé white shirt", kind: "shirt", colours: ["white"] }),
  item("jumper", { kind: "jumper", colours: ["#1f2a40"], material: "cashmere", price: 120 }),
  item("scarf", { kind: "scarf", colours: ["red"], section: "accessories", state: "lent" }),
  item("jeans", { item_summary: "Bootcut jeans", kind: "jeans", section: "lower_body" }),
  item("trainers", { kind: "trainers", note: "For the gym", section: "shoes" }),
]
const found = (wish: Wish) => findItems(CLOSET, wish).map(({ item_id }) => item_id)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ["weiße Hemden", ["shirt"]],
  ["weisses Hemd", ["shirt"]],
  ["marineblaues kleid", ["navy-dress"]],
  ["white shirt", ["shirt"]],
])("finds by words in German, and still in English: %s", async (words, ids) => {
  vi.stubGlobal("navigator", { languages: ["de"] })
  vi.resetModules()
  const { findItems: findInGerman } = await import("./findItems.ts")
  const { loadWords } = await import("../../../words/t.ts")
  await loadWords()
  expect(findInGerman(CLOSET, { words }).map(({ item_id }) => item_id)).toEqual(ids)
})

describe("words", () => {
  it.each([
    ["dresses", ["navy-dress"]],
    ["DRESS", ["navy-dress"]],
    ["chloe", ["shirt"]],
    ["Chloé shirts", ["shirt"]],
    ["jum", ["jumper"]],
    ["sweaters", ["jumper"]],
    ["scarves", ["scarf"]],
    ["cashmere", ["jumper"]],
    ["gym shoes", ["trainers"]],
    ["blue", ["navy-dress", "jumper"]],
    ["blue knit", ["jumper"]],
    ["summer dress", ["navy-dress"]],
    ["lower", ["jeans"]],
    ["boots", []],
    ["bootc", ["jeans"]],
    ["  ", CLOSET.map(({ item_id }) => item_id)],
  ])("%s", (words, ids) => {
    expect(found({ words })).toEqual(ids)
  })
})

it("filters by kind, colour family, season and state, all at once", () => {
  expect(found({ kind: "shirt" })).toEqual(["shirt"])
  expect(found({ colour: "blue" })).toEqual(["navy-dress", "jumper"])
  expect(found({ season: "winter", colour: "blue" })).toEqual(["jumper"])
  expect(found({ state: "lent" })).toEqual(["scarf"])
  expect(found({ state: "to-wear", colour: "red" })).toEqual([])
})

it("keeps the newest first, or sorts by wear and price", () => {
  const worn = (id: string, times: number, last: string) => item(id, { worn: { times, last } })
  const items = [worn("a", 2, "2026-11-01"), item("b", { price: 5 }), worn("c", 9, "2025-01-01")]
  const inOrder = (sort: Wish["sort"]) => findItems(items, { sort }).map((one) => one.item_id)
  expect(inOrder("newest")).toEqual(["a", "b", "c"])
  expect(inOrder("most-worn")).toEqual(["c", "a", "b"])
  expect(inOrder("least-worn")).toEqual(["b", "a", "c"])
  expect(inOrder("longest-not-worn")).toEqual(["b", "c", "a"])
  expect(inOrder("price")).toEqual(["b", "a", "c"])
})
