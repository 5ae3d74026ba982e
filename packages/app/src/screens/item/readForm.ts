import { renamed, type SaidWords, saidWords, type WardrobeItem } from "@stylin/api/contract"
import { CUT_FIELDS, cutOfKind, KIND_NAMES, type YearSeason } from "@stylin/garments/vocabulary"
import { MOST_PAID } from "../../lib/amounts.ts"
import { decimals, isShopCurrency } from "../../lib/currency.ts"
import type { FieldErrors } from "../../lib/useSubmit.ts"
import { t } from "../../words/t.ts"
import { wantedPrice } from "./paidWords.ts"

type Texts = Readonly<Record<string, string | undefined>>

/** What an edited form says: what is wrong with it, or the words that differ from the item's. */
export type FormReading =
  | { readonly errors: FieldErrors }
  | { readonly words: SaidWords | undefined }

/**
 * Reads the form of an item's words.
 * @param texts the fields by name; empty where nothing is said
 * @param today by the clock of this device, such as "2026-11-23"
 */
export function readForm(
  item: WardrobeItem,
  { texts, seasons }: { texts: Texts; seasons: readonly YearSeason[] },
  today: string,
): FormReading {
  const said = (name: string) => texts[name]?.trim() || null
  const price = said("price") === null ? null : amountIn(said("price") ?? "")
  const errors = {
    item_summary: said("item_summary") ? undefined : t("Give it a name."),
    price:
      price !== undefined && (price === null || price <= MOST_PAID) ? undefined : wantedPrice(),
    bought_on: (said("bought_on") ?? "") > today ? t("This day is still to come.") : undefined,
  }
  if (Object.values(errors).some((error) => error !== undefined)) return { errors }
  const named = saidWords.safeParse({
    item_summary: said("item_summary"),
    kind: said("kind"),
    colours: [said("main"), said("second")].filter((colour) => colour !== null),
    pattern: said("pattern"),
    material: said("material"),
    seasons: seasons.length > 0 ? seasons : null,
    size: said("size"),
    price,
    bought_on: said("bought_on"),
    note: said("note"),
    ...cutSaid(item, texts),
  })
  if (!named.success) return { errors: { note: t("This could not be read. Please check it.") } }
  return { words: changesOf(item, withName(item, named.data)) }
}

/**
 * How she says that it is cut. What the form does not ask stays, as far as what she says it is can be cut
 * so.
 */
function cutSaid(item: WardrobeItem, texts: Texts): Partial<SaidWords> {
  const kind = KIND_NAMES.find((name) => name === texts.kind)
  const kept = kind ? cutOfKind(kind, item) : {}
  return Object.fromEntries(
    CUT_FIELDS.map((field) => [field, (texts[field] ?? kept[field]) || null]),
  )
}

/** An amount as people write it, with or without its currency; undefined if it is no price. */
function amountIn(text: string): number | undefined {
  const [, digits = ""] = /^\D*(\d[\d.,]*)\D*$/.exec(text) ?? []
  const sign = text.replace(digits, "").trim()
  if (sign !== "" && !isShopCurrency(sign)) return undefined
  const [, whole, fraction = "0"] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (whole === undefined || (decimals() === 0 && Number(fraction) > 0)) return undefined
  return Number(`${whole}.${fraction}`)
}

/** A name that she left as it was follows what she corrects. */
function withName(item: WardrobeItem, said: SaidWords): SaidWords {
  if (said.item_summary !== item.item_summary) return said
  const { kind, colours } = said
  return {
    ...said,
    item_summary: renamed(item, { ...(kind && { kind }), ...(colours && { colours }) }),
  }
}

function changesOf(item: WardrobeItem, said: SaidWords): SaidWords | undefined {
  const before = new Map<string, unknown>(Object.entries(item))
  // A third colour has no field of its own, and stays.
  const others = (item.colours ?? []).slice(2)
  const whole = said.colours ? { ...said, colours: [...said.colours, ...others] } : said
  const changed = Object.entries(whole).filter(([word, value]) => {
    const known = before.get(word) ?? (word === "colours" ? [] : null)
    return JSON.stringify(value) !== JSON.stringify(known)
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
