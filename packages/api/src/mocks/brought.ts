import type { BroughtImport } from "../contract/import.ts"
import type { Look } from "../contract/recommendations.ts"
import { type Account, isoTime } from "./state.ts"

/** Everything that an import can bring, as it is now, by what names it. */
export function contentsOf(account: Account): Map<string, string> {
  const { wardrobe, outfits, plans, trips, wishes, favourites } = account
  const { dismissals, impressions, signs, worn } = account
  const named = (part: string, entries: Iterable<readonly [string, unknown]>) =>
    [...entries].map(([key, is]) => [`${part} ${key}`, JSON.stringify(is)] as const)
  return new Map([
    ...named(
      "item",
      wardrobe.map((item) => [item.item_id, item]),
    ),
    ...named("outfit", outfits),
    ...named(
      "plan",
      [...plans].filter(([, { plan }]) => plan !== null),
    ),
    ...named(
      "trip",
      [...trips].flatMap(([id, { ticks, ...said }]) =>
        said.trip ? [[id, [said, ...ticks]] as const] : [],
      ),
    ),
    ...named(
      "wish",
      [...wishes].filter(([, { wish }]) => wish !== null),
    ),
    ...named(
      "favourite",
      favourites.map((look) => [look.look_id, null]),
    ),
    ...named("dismissal", dismissals),
    ...named("impression", impressions),
    ...named("sign", signs),
    ...named("worn", worn),
  ])
}

/** Runs a call of an import, and remembers what it adds. */
export function noteBrought<Result>(
  account: Account,
  about: { readonly import_id: string; readonly source: string; readonly at: number } | undefined,
  bring: () => Result,
): Result {
  const before = contentsOf(account)
  const result = bring()
  if (!about) return result
  const added = [...contentsOf(account)].filter(([name]) => !before.has(name))
  if (added.length === 0) return result
  const { source, at } = about
  const known = account.imports.get(about.import_id) ?? { source, madeAt: at, brought: new Map() }
  for (const [name, is] of added) known.brought.set(name, is)
  account.imports.set(about.import_id, known)
  return result
}

/** The imports that she can take back, the latest first. */
export function importsOf(account: Account): BroughtImport[] {
  return [...account.imports]
    .toSorted(([, a], [, b]) => b.madeAt - a.madeAt)
    .map(([import_id, { source, madeAt }]) => {
      const left = leftOf(account, import_id)
      const items = left.filter(({ name }) => name.startsWith("item "))
      const outfits = left.filter(({ name }) => name.startsWith("outfit "))
      const plans = left.filter(({ name }) => name.startsWith("plan "))
      const trips = left.filter(({ name }) => name.startsWith("trip "))
      return {
        import_id,
        source,
        made_at: isoTime(madeAt),
        items: items.map(({ name }) => idIn(name)),
        touched_items: items.filter(({ isTouched }) => isTouched).map(({ name }) => idIn(name)),
        outfits: outfits.length,
        plans: plans.length,
        trips: trips.length,
        wishes: left.filter(({ name }) => name.startsWith("wish ")).length,
        touched_others: [...outfits, ...plans, ...trips].filter(({ isTouched }) => isTouched)
          .length,
      }
    })
}

/** Takes out what an import brought; what she has changed or used since only if that is to go too. */
export function takeBack(account: Account, importId: string, withTouched: boolean): void {
  const left = leftOf(account, importId)
  const going = left.filter(({ isTouched }) => withTouched || !isTouched)
  const names = new Set(going.map(({ name }) => name))
  const staying = new Set(left.filter(({ name }) => !names.has(name)).map(({ name }) => name))
  account.wardrobe = account.wardrobe.filter(({ item_id }) => !names.has(`item ${item_id}`))
  account.favourites = account.favourites.filter(
    ({ look_id }) => !names.has(`favourite ${look_id}`),
  )
  for (const [key, { item_id }] of account.worn) {
    if (names.has(`worn ${key}`) && !staying.has(`item ${item_id}`)) account.worn.delete(key)
  }
  const { outfits, plans, trips, wishes, dismissals, impressions, signs } = account
  const others = {
    outfit: outfits,
    plan: plans,
    trip: trips,
    wish: wishes,
    dismissal: dismissals,
    impression: impressions,
  }
  for (const [part, kept] of Object.entries({ ...others, sign: signs })) {
    for (const key of kept.keys()) if (names.has(`${part} ${key}`)) kept.delete(key)
  }
  account.imports.delete(importId)
}

function idIn(name: string): string {
  return name.slice(name.indexOf(" ") + 1)
}

function leftOf(account: Account, importId: string): { name: string; isTouched: boolean }[] {
  const brought = account.imports.get(importId)?.brought ?? new Map<string, string>()
  const now = contentsOf(account)
  const asBrought = new Set(
    [...brought].filter(([name, is]) => now.get(name) === is).map(([name]) => name),
  )
  const looks: (readonly [string, Look])[] = [
    ...[...account.outfits].map(([id, { look }]) => [`outfit ${id}`, look] as const),
    ...[...account.plans].flatMap(([id, { plan }]) =>
      plan ? [[`plan ${id}`, plan.look] as const] : [],
    ),
    ...account.favourites.map((look) => [`favourite ${look.look_id}`, look] as const),
  ]
  const used = new Set([
    ...[...account.worn]
      .filter(([key]) => !asBrought.has(`worn ${key}`))
      .map(([, { item_id }]) => item_id),
    ...looks
      .filter(([name]) => !asBrought.has(name))
      .flatMap(([, { clothes }]) => clothes.map(([first]) => first?.item_id)),
  ])
  return [...brought.keys()]
    .filter((name) => now.has(name))
    .map((name) => ({
      name,
      isTouched: !asBrought.has(name) || (name.startsWith("item ") && used.has(idIn(name))),
    }))
}
