import { readFlatAddress } from "../../pictures/flat-address.ts"
import type { RawRow } from "../feed/raw-row.ts"
import { readDemoFeed } from "../first-start.ts"
import { collect } from "../testing-rows.ts"

/** All rows of the demo feed. */
export function demoRows(): Promise<RawRow[]> {
  return collect(readDemoFeed())
}

/**
 * The words that a row's picture is drawn from: what the product truly is.
 * @throws Error if the picture's address is not one of ours
 */
export function pictured({ values }: RawRow) {
  const { pathname, searchParams } = new URL(values.image_link ?? "", "https://shop.example")
  const file = pathname.split("/").at(-1) ?? ""
  const words = readFlatAddress(file, Object.fromEntries(searchParams))
  if (!words) throw new Error(`${values.image_link} shows no garment.`)
  return words
}
