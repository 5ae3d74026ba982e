import {
  CUT_FIELDS,
  type CutField,
  cutOfKind,
  cutsOf,
  type Kind,
} from "@stylin/garments/vocabulary"
import type { SelectOption } from "@stylin/ui"
import { sayCut, sayCutField, sayCutWithin } from "../../words/sayCut.ts"
import { t } from "../../words/t.ts"

/** The parts of a kind's cut that there is a choice of. */
export function cutFieldsOf(kind: Kind): readonly CutField[] {
  return CUT_FIELDS.filter((field) => (cutsOf(kind)[field]?.length ?? 0) > 1)
}

/** How a part of it may be cut; without a word it is as is usual for its kind. */
export function cutChoices(kind: Kind, field: CutField): readonly SelectOption[] {
  const [usual, ...others] = cutsOf(kind)[field] ?? []
  const words = [usual, ...others].flatMap((word) => word ?? [])
  const open = usual ? t("Usual: {cut}", { cut: sayCutWithin(field, usual) }) : ""
  return [
    { value: "", label: open },
    ...words.map((value) => ({ value, label: sayCut(field, value) })),
  ]
}

/** What is known of a cut, in words, such as "Sleeves: short". */
export function cutWordsOf(
  kind: Kind,
  known: { readonly [Field in CutField]?: unknown },
): readonly string[] {
  const cut = cutOfKind(kind, known)
  return cutFieldsOf(kind).flatMap((field) => {
    const word = cut[field]
    return word ? [`${sayCutField(field)}: ${sayCutWithin(field, word)}`] : []
  })
}
