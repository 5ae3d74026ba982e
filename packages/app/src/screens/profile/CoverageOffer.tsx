import type { Needs } from "@stylin/api/contract"
import { Checkbox } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { saveProfile } from "../../state/profile/saveProfile.ts"
import { savePart, unsaved } from "../../state/profile/unsaved.ts"
import { t } from "../../words/t.ts"

/** What goes with a hijab for many, and for no one unasked. */
const COVERED = { arms: "elbows", legs: "ankles" } as const

interface Props {
  readonly known: Needs | null
}

/** Offers her who wears a hijab sleeves past the elbow and hems to the ankle; nothing is taken for granted. */
export function CoverageOffer({ known }: Props) {
  const needs: Needs = useSnapshot(unsaved).needs ?? known ?? {}
  const { error, send } = useSubmit()
  const { arms, legs, ...others } = needs.coverage ?? {}
  const cover = (isCovered: boolean) => {
    const chosen = { ...needs, coverage: isCovered ? { ...others, ...COVERED } : others }
    unsaved.needs = chosen
    void send(() => savePart("needs", () => saveProfile({ needs: chosen })))
  }
  return (
    <>
      <Checkbox
        label={t("Cover my arms and legs too, in every look")}
        checked={arms === COVERED.arms && legs === COVERED.legs}
        onChange={({ target }) => cover(target.checked)}
      />
      <FormError>{error}</FormError>
    </>
  )
}
