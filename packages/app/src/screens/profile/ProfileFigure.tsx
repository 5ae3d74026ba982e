import type { Profile } from "@stylin/api/contract"
import { MONK_TONES } from "@stylin/garments/colour"
import { HAIR_COLOURS } from "@stylin/garments/vocabulary"
import { Button, ChoiceChips, colour, radius, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSubmit } from "../../lib/useSubmit.ts"
import { label } from "../../lib/words.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { saveProfile } from "../../state/profile/profile.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const Dot = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline: -${space[8]} ${space[8]};
  border: 1px solid ${colour.control};
  border-radius: ${radius.full};
  forced-color-adjust: none;
`

const option = (value: string, hex: string, words: string) => ({
  value,
  label: (
    <>
      <Dot aria-hidden="true" style={{ background: hex }} />
      {words}
    </>
  ),
})
const LIGHTEST = 1
const SKINS = MONK_TONES.map((hex, index) => {
  const step = index + 1
  const end = step === LIGHTEST ? ", lightest" : step === MONK_TONES.length ? ", deepest" : ""
  return option(String(step), hex, `${step}${end}`)
})
const HAIRS = HAIR_COLOURS.map(({ name, hex }) => option(hex, hex, label(name)))

interface Props {
  readonly known: { readonly figure: Profile["figure"] }
}

/** Lets her pick skin and hair of the figure that wears her looks. */
export function ProfileFigure({ known: { figure } }: Props) {
  const [skin, setSkin] = useState(figure ? String(figure.skin_tone) : null)
  const [hair, setHair] = useState(figure?.hair_colour ?? null)
  const { isBusy, error, send } = useSubmit()
  return (
    <ProfileSection title="Your figure">
      <Quiet>
        Who wears your looks in the drawings. Until you choose, chance has chosen for you.
      </Quiet>
      <ChoiceChips
        legend="Skin, on the Monk scale"
        options={SKINS}
        value={skin === null ? [] : [skin]}
        onChange={({ value: [chosen] }) => setSkin(chosen ?? null)}
      />
      <ChoiceChips
        legend="Hair"
        options={HAIRS}
        value={hair === null ? [] : [hair]}
        onChange={({ value: [chosen] }) => setHair(chosen ?? null)}
      />
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={skin === null || hair === null}
        onClick={() => {
          if (skin === null || hair === null) return
          const chosen = { skin_tone: Number(skin), hair_colour: hair }
          void send(() => saveProfile({ figure: chosen }))
        }}
      >
        Save figure
      </Button>
    </ProfileSection>
  )
}
