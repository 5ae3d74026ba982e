import type { Client } from "@stylin/api/client"
import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { navigate } from "../router/history.ts"
import { readForm } from "../screens/item/readForm.ts"
import { openExport } from "../state/importing/exportFile.ts"
import { bringIn } from "../state/importing/restore.ts"
import { priceIn } from "../state/importing/table/cells.ts"
import { exportZip, sampleExport } from "../testing/exports.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { beMember } from "../testing/member.ts"
import { openApp } from "../testing/openApp.tsx"
import { sampleItem, sampleLook, sampleWish } from "../testing/samples.ts"
import { isShopCurrency } from "./currency.ts"
import { priceWords } from "./price.ts"

// The page of a shop in euros, as its server writes it.
vi.mock(import("./money.ts"), async (original) => {
  document.head.innerHTML += '<meta name="shop-money" content="EUR de-DE 1">'
  return original()
})

beforeEach(beMember)

const shown = () => document.body.textContent?.replaceAll(/\s/g, " ") ?? ""

it("writes the prices of looks as the shop does", async () => {
  fakeCalls({ getFeed: () => [sampleLook("1")], getWishes: () => [] })
  await openApp("/feed")
  await expect.poll(shown).toContain("49,99 €")

  await act(async () => navigate("/look", { state: { look: sampleLook("1") } }))
  await expect.poll(shown).toContain("49,99 €")
  expect(shown()).not.toContain("£")
})

it("writes so what wishes cost, and what they cost before", async () => {
  fakeCalls({
    getFavourites: () => [],
    getOutfits: () => [],
    getWishes: () => [sampleWish("1", { price: 32.5 })],
    getWardrobe: () => [sampleItem("blouse", "upper_body")],
    judgeWishes: () => [],
  })
  await openApp("/wishlist")
  await expect.poll(shown).toContain("32,50 €, 7,50 € less than when you kept it")
})

it("asks for budgets and prices in it", async () => {
  fakeCalls({
    getWardrobe: () => [sampleItem("1", "shoes")],
    getPending: () => [],
    getSelfieStatus: () => ({ selfie_assessed: true }),
    unlockLooks: () => ({
      outcome: "nothing-affordable",
      text: "Nothing in the shops is within what you asked for.",
      nearest: { budget: 41.5 },
    }),
  })
  await openApp("/wardrobe")
  await screen.findByLabelText(/^Up to 25\s€$/)
  await screen.findByRole("button", { name: /^Look up to 42\s€$/ })
})

it("tells the operator what prices of feeds are in", async () => {
  fakeCalls({
    listAccounts: () => ({ accounts: [], total: 0, total_bytes: 0, usual_room_bytes: 0 }),
    listJobs: () => [],
    listFeeds: () => [],
    getServerSettings: () => ({ sign_up: "open" }),
  })
  await openApp("/operator")
  await screen.findByText(/^Prices are in EUR\./)
})

it.each([
  ["49,99 €", { words: { price: 49.99 } }],
  ["EUR 50", { words: { price: 50 } }],
  ["£50", { errors: { price: expect.stringMatching(/in euros, such as 49,95\s€\.$/) } }],
])("reads %s as what she paid", (price, reading) => {
  const item = sampleItem("1", "shoes")
  const texts = { item_summary: item.item_summary, kind: item.kind, price }
  expect(readForm(item, { texts, seasons: [] }, "2026-11-24")).toMatchObject(reading)
})

it.each([
  ["1.299,50 €", { amount: 1299.5 }],
  ["20 Euro", { amount: 20 }],
  ["£45", { other: "£45" }],
])("reads %s in a table", (cell, price) => {
  expect(priceIn(cell)).toEqual(price)
})

it("knows its currency by its names", () => {
  expect(["€", "EUR", "euro", "Euros"].every(isShopCurrency)).toBe(true)
  expect(["£", "GBP", "pounds", ""].some(isShopCurrency)).toBe(false)
  expect(priceWords(20).replaceAll(/\s/g, " ")).toBe("20 €")
})

it("says of an export from a shop in pounds that it is", async () => {
  const bodies: unknown[] = []
  const call = async (_operation: unknown, { body }: { body: unknown }) => {
    bodies.push(body)
    return body ? { items: [] } : []
  }
  // It answers the two calls that an import makes.
  await bringIn(await openExport(await exportZip(sampleExport(1))), {
    call: call as Client["call"],
  })
  expect(bodies.filter(Boolean)).toEqual(
    bodies
      .filter(Boolean)
      .map((body) => expect.objectContaining({ ...Object(body), currency: "GBP" })),
  )
})
