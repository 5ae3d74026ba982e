import type { Needs } from "@stylin/api/contract"
import { CLOTHES_SIZES, SHOE_SIZES } from "@stylin/garments/vocabulary"
import { Button, ChoiceChips, SelectField } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { PieceBudget } from "../../parts/PieceBudget.tsx"
import { saveProfile } from "../../state/profile/saveProfile.ts"
import { savePart, unsaved } from "../../state/profile/unsaved.ts"
import { t } from "../../words/t.ts"
import { NotSaved } from "./NotSaved.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

type Coverage = NonNullable<Needs["coverage"]>
type DressCode = NonNullable<Needs["dress_code"]>
type Sizes = NonNullable<Needs["sizes"]>
type Choices<Value> = readonly { readonly value: Value; readonly label: string }[]

/** Stands for no wish, which is none that is kept. */
const ANY = "any"

const ARMS = [
  { value: "shoulders", label: t("Shoulders") },
  { value: "elbows", label: t("Past the elbow") },
] as const
const LEGS = [
  { value: "knees", label: t("To the knee") },
  { value: "ankles", label: t("To the ankle") },
] as const
const NECKLINE = [{ value: "high", label: t("neckline|High") }] as const
const HEAD = [{ value: "covered", label: t("head|Always") }] as const

const DRESS_CODES = [
  { value: "tailored", label: t("Suits and tailoring") },
  { value: "smart", label: t("Smart, without suits") },
  { value: "practical", label: t("Practical, on my feet") },
  { value: "everyday", label: t("A uniform, or what I like") },
] as const

interface Props {
  readonly known: { readonly needs: Needs | null }
}

/** What every look has to keep to: how much of her it covers, what suits her work, and what its pieces cost. */
export function ProfileNeeds({ known }: Props) {
  const needs: Needs = useSnapshot(unsaved).needs ?? known.needs ?? {}
  const choose = (chosen: Needs) => {
    unsaved.needs = chosen
  }
  const { isBusy, error, send } = useSubmit()
  const { coverage = {}, sizes = {}, piece_budget, dress_code } = needs
  const cover = (more: Coverage) => choose({ ...needs, coverage: { ...coverage, ...more } })
  const size = (more: Sizes) => choose({ ...needs, sizes: { ...sizes, ...more } })
  return (
    <ProfileSection title={t("Your rules for looks")}>
      <Quiet>{t("Every look keeps to these, your own clothes included.")}</Quiet>
      <Cover
        legend={t("Arms covered")}
        choices={ARMS}
        value={coverage.arms}
        onChange={(arms) => cover({ arms })}
      />
      <Cover
        legend={t("Legs covered")}
        choices={LEGS}
        value={coverage.legs}
        onChange={(legs) => cover({ legs })}
      />
      <Cover
        legend={t("Neckline")}
        choices={NECKLINE}
        value={coverage.neckline}
        onChange={(neckline) => cover({ neckline })}
      />
      <Cover
        legend={t("Head covered")}
        choices={HEAD}
        value={coverage.head}
        onChange={(head) => cover({ head })}
      />
      <ChoiceChips<DressCode | typeof ANY>
        legend={t("What do you wear to work?")}
        hint={t("Looks for work follow it. Until you say, they go by what you own.")}
        options={[{ value: ANY, label: t("dress code|Not said") }, ...DRESS_CODES]}
        value={[dress_code ?? ANY]}
        onChange={({ value: [code = ANY] }) =>
          choose({ ...needs, dress_code: code === ANY ? undefined : code })
        }
      />
      <PieceBudget
        budget={piece_budget}
        onChange={(budget) => choose({ ...needs, piece_budget: budget })}
      />
      <Quiet>{t("Where shops say which sizes they have, you only see what comes in yours.")}</Quiet>
      <SizeField
        label={t("Clothes size, UK")}
        sizes={CLOTHES_SIZES}
        value={sizes.clothes}
        onChange={(clothes) => size({ clothes })}
      />
      <SizeField
        label={t("Shoe size, UK")}
        sizes={SHOE_SIZES}
        value={sizes.shoes}
        onChange={(shoes) => size({ shoes })}
      />
      <NotSaved part="needs" />
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void send(() => savePart("needs", () => saveProfile({ needs })))}
      >
        {t("Save rules")}
      </Button>
    </ProfileSection>
  )
}

interface CoverProps<Value extends string> {
  readonly legend: string
  readonly choices: Choices<Value>
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

/** How much of one part of her is covered. */
function Cover<Value extends string>({ legend, choices, value, onChange }: CoverProps<Value>) {
  return (
    <ChoiceChips<Value | typeof ANY>
      legend={legend}
      options={[{ value: ANY, label: t("As it comes") }, ...choices]}
      value={[value ?? ANY]}
      onChange={({ value: [chosen = ANY] }) => onChange(chosen === ANY ? undefined : chosen)}
    />
  )
}

interface SizeFieldProps<Size extends number> {
  readonly label: string
  readonly sizes: readonly Size[]
  readonly value: Size | undefined
  readonly onChange: (value: Size | undefined) => void
}

/** A size that she wears. */
function SizeField<Size extends number>({ label, sizes, value, onChange }: SizeFieldProps<Size>) {
  return (
    <SelectField
      label={label}
      options={[
        { value: "", label: t("Any size") },
        ...sizes.map((size) => ({ value: String(size), label: String(size) })),
      ]}
      value={value ?? ""}
      onChange={({ target }) => onChange(sizes.find((size) => String(size) === target.value))}
    />
  )
}
