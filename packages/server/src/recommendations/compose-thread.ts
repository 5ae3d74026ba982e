import {
  bestUnlock,
  CatalogueIndex,
  changeLook,
  type Garment,
  garmentOfKind,
  judgeOutfit,
  judgeWishes,
  type ListedGarments,
  type Profile,
  packTrip,
  planDays,
  recordOf,
  type StyledLook,
  styleLooks,
  swapWeakLink,
  wordsOfPiece,
} from "@stylin/stylist"
import type { ProductTraits } from "../stores/catalogue-changes.ts"
import { standBehindCalls } from "../turns/thread-priority.ts"
import {
  type ChangeOrder,
  type ComposedAnswer,
  type ComposedChange,
  type ComposedDays,
  type ComposedLook,
  type ComposedOutfit,
  type ComposedSwap,
  type ComposedTrip,
  type ComposedUnlock,
  type ComposeResult,
  type ComposeTask,
  type DaysOrder,
  type JudgedWishes,
  type KnownOfHer,
  NO_REVISION,
  type OutfitOrder,
  type Question,
  type QuestionName,
  type Questions,
  type StyleOrder,
  type SwapOrder,
  type TripOrder,
  type UnlockOrder,
  type WishesOrder,
} from "./composing.ts"
import { readIndexFile, writeIndexFile } from "./index-file.ts"

standBehindCalls()

// The thread's state: what can be bought, and the catalogue revision it is from. A restarted thread
// has no revision, whatever it takes, until it is told to clear its index.
let catalogue = new CatalogueIndex()
let revision: number | undefined

/** Runs in the composing thread, one task after the other. */
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
    case "keep":
      writeIndexFile(task.file, { ...task, snapshot: catalogue.snapshot() })
      return String(catalogue.size)
    case "recall":
      return recall(task.file, task.edition)
    case "ask":
      return isAt(task.revision) ? JSON.stringify(answer(JSON.parse(task.question))) : undefined
  }
}

function answer({ kind, order }: Question): Questions[QuestionName]["answer"] {
  switch (kind) {
    case "style":
      return style(order)
    case "swap":
      return swap(order)
    case "change":
      return change(order)
    case "unlock":
      return unlock(order)
    case "days":
      return dressDays(order)
    case "trip":
      return pack(order)
    case "wishes":
      return weigh(order)
    case "outfit":
      return judge(order)
  }
}

function isAt(wanted: number): boolean {
  return wanted !== NO_REVISION && revision !== undefined && wanted <= revision
}

function recall(file: string, edition: string): string | undefined {
  const kept = readIndexFile(file, edition)
  if (!kept) return undefined
  catalogue = CatalogueIndex.restored(kept.snapshot)
  revision = NO_REVISION
  return kept.id
}

function take({ available, ...product }: ProductTraits): void {
  const garment = { ...product, kind: product.words.kind }
  catalogue.add(recordOf(garment, available))
}

function style(order: StyleOrder): ComposedAnswer {
  const { looks, unmet } = styleLooks({ ...order, catalogue, profile: profileOf(order) })
  return { looks: looks.map(told), unmet }
}

function swap(order: SwapOrder): ComposedSwap {
  const own = new Map(order.wardrobe.map((garment) => [garment.id, garment]))
  const look = garmentsOf(order.look, own)
  if (look.length < order.look.length) {
    const text = "Something in this look is gone, so there is nothing to compare."
    return { outcome: "piece-gone", text }
  }
  const answer = swapWeakLink({ ...order, look, catalogue, profile: profileOf(order) })
  if (answer.status === "none") return { outcome: "already-best", text: answer.text }
  const { weakLink, text } = answer
  return {
    outcome: "swap",
    text,
    swap: { weakLink, item: answer.swap.id, look: told(answer.look) },
  }
}

function change(order: ChangeOrder): ComposedChange {
  const own = new Map(order.wardrobe.map((garment) => [garment.id, garment]))
  const slots: ListedGarments[] = []
  const worn: number[] = []
  for (const [at, ids] of order.slots.entries()) {
    const listed = garmentsOf(ids, own)
    const chosen = listed.findIndex(({ id }) => id === ids[order.worn[at] ?? 0])
    const [first, ...others] = listed
    if (!first || chosen < 0) return {}
    slots.push([first, ...others])
    worn.push(chosen)
  }
  return { look: told(changeLook({ ...order, slots, worn, catalogue, profile: profileOf(order) })) }
}

function unlock(order: UnlockOrder): ComposedUnlock {
  const answer = bestUnlock({ ...order, catalogue, profile: profileOf(order) })
  const { text } = answer
  if (answer.status === "none") {
    return { outcome: answer.code, text, ...(answer.nearest && { nearest: answer.nearest }) }
  }
  const { piece, newLooks, looks } = answer
  return { outcome: "found", text, unlock: { item: piece.id, newLooks, looks: looks.map(told) } }
}

function dressDays(order: DaysOrder): ComposedDays {
  const looks = planDays({ ...order, profile: profileOf(order) })
  return {
    days: order.days.flatMap(({ day }, at) => {
      const look = looks[at]
      return look ? [{ day, look: told(look) }] : []
    }),
  }
}

function pack(order: TripOrder): ComposedTrip {
  const { parts } = packTrip({ ...order, profile: profileOf(order) })
  return {
    parts: parts.map(({ look, ...rest }) => ({ ...rest, ...(look && { look: told(look) }) })),
  }
}

function weigh(order: WishesOrder): JudgedWishes {
  return { judged: judgeWishes({ ...order, catalogue, profile: profileOf(order) }) }
}

/** She may choose what she cannot wear just now: it is her outfit. */
function judge({ pieces, occasions, ...order }: OutfitOrder): ComposedOutfit {
  const own = new Map([...order.wardrobe, ...order.away].map((garment) => [garment.id, garment]))
  const garments = garmentsOf(pieces, own)
  const there = new Set(garments.map(({ id }) => id))
  const gone = pieces.filter((id) => !there.has(id))
  const [first, ...others] = occasions
  if (garments.length === 0 || !first) return { gone }
  const { look, open, ...judged } = judgeOutfit({
    ...order,
    garments,
    occasions: [first, ...others],
    catalogue,
    profile: profileOf(order),
  })
  const places = open.map(({ place, pieces }) => ({ place, items: pieces.map(({ id }) => id) }))
  return { judged: { ...judged, look: told(look), open: places }, gone }
}

function profileOf({ profile, wardrobe, away, ...shown }: KnownOfHer): Profile {
  const own = new Map([...wardrobe, ...away].map((garment) => [garment.id, garment]))
  const garments = (ids: readonly string[]) => garmentsOf(ids, own)
  return {
    ...profile,
    favourites: shown.favourites.map(garments),
    worn: shown.wornBefore.map(garments),
    skipped: shown.skipped.map((look) => ({ ...look, garments: garments(look.garments) })),
    dismissed: shown.dismissed.map((look) => ({
      ...look,
      garments: garments(look.garments),
      dearness: dearnessOf(look.garments),
    })),
    signs: shown.signs.flatMap(({ did, garment: id }) =>
      garments([id]).map((garment) => ({ did, garment, dearness: dearnessOf([id]) })),
    ),
  }
}

/** The garments of an outfit, without those that are neither hers nor in the catalogue. */
function garmentsOf(ids: readonly string[], own: ReadonlyMap<string, Garment>): Garment[] {
  return ids.flatMap((id) => own.get(id) ?? productOf(id) ?? [])
}

/** How dear the picks among garments are; undefined if none has a price. */
function dearnessOf(ids: readonly string[]): number | undefined {
  const levels = ids.flatMap((id) => {
    const row = catalogue.row(id)
    const piece = row === undefined ? undefined : catalogue.piece(row)
    return piece?.price === undefined ? [] : [piece.dearness]
  })
  if (levels.length === 0) return undefined
  return levels.reduce((sum, level) => sum + level, 0) / levels.length
}

function told({ title, occasion, reasons, slots, styling }: StyledLook): ComposedLook {
  return {
    title,
    occasion,
    reasons: reasons.map(({ label, text }) => ({ label, text })),
    styling,
    slots: slots.map((pieces) => pieces.map(({ id }) => id)),
  }
}

/** A product as a garment of a known outfit; undefined if it is gone. */
function productOf(id: string): Garment | undefined {
  const row = catalogue.row(id)
  if (row === undefined) return undefined
  const piece = catalogue.piece(row)
  const words = wordsOfPiece(piece)
  // The words have a colour even if none is known.
  const colours = piece.colours.length > 0 ? words.colours.map(({ colour }) => colour) : []
  return { ...garmentOfKind(words.kind, { id, name: "", colours, owned: false }), words }
}
