import { COLOUR_NAMES, isHex } from "@stylin/garments/colour"
import { KIND_NAMES, MATERIALS, PATTERNS, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import type { SelectOption } from "@stylin/ui"
import { sayKind } from "../../words/sayKind.ts"
import { sayWithin, sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

const NOT_SAID: SelectOption = { value: "", label: t("Not said") }

const choices = (values: readonly string[]) =>
  values.map((value) => ({ value, label: sayWord(value) }))
const byName = (one: SelectOption, other: SelectOption) => one.label.localeCompare(other.label)

export const KIND_CHOICES = [
  NOT_SAID,
  ...KIND_NAMES.map((value) => ({ value, label: sayKind(value) })).sort(byName),
]
export const PATTERN_CHOICES = [NOT_SAID, ...choices(PATTERNS)]
export const MATERIAL_CHOICES = [NOT_SAID, ...choices(MATERIALS).sort(byName)]
export const SEASON_CHOICES = YEAR_SEASONS.map((value) => ({ value, label: sayWord(value) }))

/** The colours to choose from; one that was read from a photo and has no name is offered as it is. */
export function colourChoices(now: string | undefined, none: string): readonly SelectOption[] {
  const names = choices(COLOUR_NAMES).sort(byName)
  const isNamed = now === undefined || names.some(({ value }) => value === now)
  return [{ value: "", label: none }, ...(isNamed ? [] : [asRead(now)]), ...names]
}

/** How a colour is called. */
export function colourName(colour: string): string {
  return isHex(colour) ? t("as in the photo") : sayWithin(colour)
}

function asRead(value: string): SelectOption {
  return { value, label: isHex(value) ? t("As in the photo") : sayWord(value) }
}
