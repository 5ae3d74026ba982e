import type { WardrobeItem } from "@stylin/api/contract"
import { SECTIONS, type Section, SHELVES, type Shelf, shelfOf } from "@stylin/garments/vocabulary"

/** Where things lie whose kind is not known. */
const OTHER = "other"

/** From how many items on a section is divided: a handful is seen at a glance. */
const DIVIDED_FROM = 9

export interface WardrobeShelf {
  readonly name: Shelf | typeof OTHER
  readonly items: readonly WardrobeItem[]
}

export interface WardrobeGroup {
  readonly section: Section
  /** All of its items, in the order of the shelves. */
  readonly items: readonly WardrobeItem[]
  /** The same items divided as in a closet, where they are many and of several shelves. */
  readonly shelves?: readonly WardrobeShelf[]
}

/**
 * The items by section, in display order, and in a section as a closet has them; those that cannot be
 * worn just now last. What has nothing in it is left out.
 */
export function groupBySection(items: readonly WardrobeItem[]): WardrobeGroup[] {
  const groups = Map.groupBy(items.toSorted(awayLast), (item) => item.section)
  return SECTIONS.flatMap((section) => {
    const own = groups.get(section)
    if (!own) return []
    const shelves = shelvesOf(own)
    if (own.length < DIVIDED_FROM || shelves.length < 2) return { section, items: own }
    return { section, items: shelves.flatMap((shelf) => shelf.items), shelves }
  })
}

const ORDER: readonly WardrobeShelf["name"][] = [...SHELVES, OTHER]

function shelvesOf(items: readonly WardrobeItem[]): WardrobeShelf[] {
  const lying = Map.groupBy(items, ({ kind }): WardrobeShelf["name"] =>
    kind ? shelfOf(kind) : OTHER,
  )
  return ORDER.flatMap((name) => {
    const own = lying.get(name)
    return own ? [{ name, items: own }] : []
  })
}

const awayLast = (a: WardrobeItem, b: WardrobeItem) =>
  Number(a.state !== undefined) - Number(b.state !== undefined)
