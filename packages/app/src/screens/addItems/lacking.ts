import type { FoundProduct } from "@stylin/api/contract"
import { joinedByAnd } from "../../words/joined.ts"
import { t } from "../../words/t.ts"

type Answer = Pick<FoundProduct, "lacks">
type Lack = NonNullable<FoundProduct["lacks"]>[number]

/** Whether a product has everything that was asked for, except sizes, which are not known. */
export function hasAll({ lacks = [] }: Answer): boolean {
  return lacks.every(isSize)
}

/** What to say about results, best first, if none has everything that was asked for. */
export function lackingInWords(results: readonly Answer[]): string | undefined {
  const [best] = results
  if (!best?.lacks) return undefined
  const isShared = ({ words }: Lack) =>
    results.every(({ lacks = [] }) => lacks.some((other) => other.words === words))
  return [
    nearestInWords(
      best.lacks.filter((lack) => !isSize(lack)),
      isShared,
    ),
    sizesInWords(best.lacks.filter(isSize)),
  ]
    .filter(Boolean)
    .join(" ")
}

function nearestInWords(lacks: readonly Lack[], isShared: (lack: Lack) => boolean): string {
  if (lacks.length === 0) return ""
  const missing = lacks.filter(isShared)
  if (missing.length === 0) return t("Nothing we found has all of that. These come nearest.")
  const kinds = quoted(missing.filter(({ about }) => about === "kind"))
  const others = quoted(missing.filter(({ about }) => about !== "kind"))
  if (kinds === "") return t("We found nothing with {others}. These come nearest.", { others })
  if (others === "") return t("We found no {kinds}. These come nearest.", { kinds })
  return t("We found no {kinds}, and nothing with {others}. These come nearest.", { kinds, others })
}

function sizesInWords(sizes: readonly Lack[]): string {
  if (sizes.length === 0) return ""
  return t("Please check the size in the shop: these may not come in {sizes}.", {
    sizes: quoted(sizes),
  })
}

function isSize({ about }: Lack): boolean {
  return about === "size"
}

/** “navy” and “wool” */
function quoted(lacks: readonly Lack[]): string {
  return joinedByAnd(lacks.map(({ words }) => t("“{words}”", { words })))
}
