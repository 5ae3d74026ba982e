import { act, fireEvent, screen } from "@testing-library/react"
import { vi } from "vitest"
import { environment } from "../environment.ts"
import type { fakeCalls } from "./fakeCalls.ts"
import { arriveAt } from "./hands.ts"
import { beMember } from "./member.ts"
import { openApp } from "./openApp.tsx"
import { sampleItem } from "./samples.ts"

/** One of her garments, about which much is known. */
export const JEANS = {
  ...sampleItem("1", "lower_body"),
  item_summary: "Indigo straight jeans",
  kind: "jeans",
  colours: ["indigo"],
  material: "denim",
  worn: { times: 6, last: "2026-11-20" },
} as const
export const asMutable = (item: typeof JEANS) => ({ ...item, colours: [...item.colours] })

const ok = () => ({ ok: true as const })
/** Calls that work for somebody who owns the jeans and a pair of shoes. */
export const OWNING_JEANS: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [asMutable(JEANS), sampleItem("2", "shoes")],
  getFavourites: () => [],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  getOutfits: () => [],
  getCalendar: () => ({ plans: [], worn: [] }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
  correctItem: ok,
  setItemState: ok,
  addWorn: ok,
}

/** Starts as a member, with the clock held at 23 November 2026. */
export function ownJeans(): void {
  beMember()
  environment.wait = () => new Promise(() => {})
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
  vi.spyOn(console, "warn").mockImplementation(() => {})
}

/** Opens the page of the jeans. */
export async function openJeans(): Promise<void> {
  await openApp("/wardrobe/items/1")
  await arriveAt("Indigo straight jeans")
}

/** Chooses an answer of the list with this label. */
export const take = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

/** What the page says of a part of a garment. */
export const said = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent
