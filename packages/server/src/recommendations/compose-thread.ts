import {
  CatalogueIndex,
  type Garment,
  garmentOfKind,
  recordOf,
  styleLooks,
  wordsOfPiece,
} from "@stylin/stylist"
import type { ProductTraits } from "../stores/catalogue-changes.ts"
import {
  type ComposedAnswer,
  type ComposeResult,
  type ComposeTask,
  NO_REVISION,
  type StyleOrder,
} from "./composing.ts"

// The thread's state: what can be bought, and at which revision of the catalogue. One that had to
// be started anew is at none, whatever it is told to take, until it is told to begin with nothing.
let catalogue = new CatalogueIndex()
let revision: number | undefined

/** What the composing thread runs, one task after the other. */
export default function perform(task: ComposeTask): ComposeResult {
  switch (task.kind) {
    case "clear":
      catalogue = new CatalogueIndex()
      revision = NO_REVISION
      return undefined
    case "take":
      for (const product of task.products) take(product)
      return undefined
    case "reached":
      if (revision !== undefined) revision = task.revision
      return undefined
    case "style":
      return isAt(task.revision) ? style(task.order) : undefined
  }
}

function isAt(wanted: number): boolean {
  return wanted !== NO_REVISION && revision !== undefined && wanted <= revision
}

function take({ id, words, colours, pricePence, available }: ProductTraits): void {
  // The words were read from the name when it was imported.
  const garment = { id, name: "", kind: words.kind, words, colours, pricePence }
  catalogue.add(recordOf(garment, available))
}

function style({ favourites, skipped, profile, ...order }: StyleOrder): ComposedAnswer {
  const own = new Map(order.wardrobe.map((garment) => [garment.id, garment]))
  const garmentsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => own.get(id) ?? productOf(id) ?? [])
  const { looks, unmet } = styleLooks({
    ...order,
    catalogue,
    profile: {
      ...profile,
      favourites: favourites.map(garmentsOf),
      skipped: skipped.map(garmentsOf),
    },
  })
  return {
    looks: looks.map(({ title, occasion, reasons, slots }) => ({
      title,
      occasion,
      reasons: reasons.map(({ label, text }) => ({ label, text })),
      slots: slots.map((pieces) => pieces.map(({ id }) => id)),
    })),
    unmet,
  }
}

/** A product as a garment of an outfit that she knows; undefined if it is gone. */
function productOf(id: string): Garment | undefined {
  const row = catalogue.row(id)
  if (row === undefined) return undefined
  const piece = catalogue.piece(row)
  const words = wordsOfPiece(piece)
  // The words name a colour also where none is known.
  const colours = piece.colours.length > 0 ? words.colours.map(({ colour }) => colour) : []
  return { ...garmentOfKind(words.kind, { id, name: "", colours, owned: false }), words }
}
