import type { RawRow } from "../../catalogue/feed/raw-row.ts"
import { importFeed } from "../../catalogue/import-feed.ts"
import { feedOf } from "../../catalogue/testing-rows.ts"
import type { Services } from "../../services.ts"

export const SHOP_HOST = "img.shop.example"

/** What a small shop sells: enough for looks. */
export const SHOP_TITLES = [
  "White cotton t-shirt",
  "White linen shirt",
  "White knitted jumper",
  "White cotton trousers",
  "White denim jeans",
  "White midi skirt",
  "White wool blazer",
  "White wool coat",
  "White trainers",
  "White leather loafers",
  "White shoulder bag",
  "White day dress",
] as const

/** A feed's row for something, with its picture on the shop's host. */
export function shopRow(title: string, changes: Record<string, string> = {}): RawRow {
  const name = title.toLowerCase().replaceAll(" ", "-")
  const values = {
    id: name,
    title,
    description: "",
    link: `https://shop.example/${name}`,
    image_link: `https://${SHOP_HOST}/${name}.jpg`,
    availability: "in_stock",
    price: "20.00 GBP",
    gender: "female",
  }
  return { line: 1, values: { ...values, ...changes } }
}

/** Imports a shop's whole feed, and has its photographs fetched. */
export async function importShop(
  { database, jobs, clock }: Pick<Services, "database" | "jobs" | "clock">,
  rows: readonly RawRow[],
): Promise<void> {
  const options = { feed: "shop", now: clock(), allowShrink: true }
  await importFeed(database.queries, () => feedOf(rows), options)
  jobs.wake()
}
