import type { Profile } from "@stylin/api/contract"
import { BodyTypePicker, Button, ChoiceChips, colour, radius, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { type Shade, SKINS } from "../../lib/skins.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { saveProfile } from "../../state/profile/saveProfile.ts"
import { savePart, unsaved } from "../../state/profile/unsaved.ts"
import { t } from "../../words/t.ts"
import { CoverageOffer } from "./CoverageOffer.tsx"
import {
  AGE_CHOICES,
  COVERING_CHOICES,
  HAIRS,
  HEIGHT_CHOICES,
  NO_COVERING,
  SIZE_CHOICES,
  STYLE_CHOICES,
} from "./figureChoices.ts"
import { NotSaved } from "./NotSaved.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

const Dot = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline: calc(-1 * ${space[8]}) ${space[8]};
  border: 1px solid ${colour.control};
  border-radius: ${radius.full};
  forced-color-adjust: none;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`

const dotted = (shades: readonly Shade[]) =>
  shades.map(({ value, hex, name }) => ({
    value,
    label: (
      <>
        <Dot aria-hidden="true" style={{ background: hex }} />
        {name}
      </>
    ),
  }))
const SKIN_OPTIONS = dotted(SKINS)
const HAIR_OPTIONS = dotted(HAIRS)

type Figure = NonNullable<Profile["figure"]>

interface Props {
  readonly known: Pick<Profile, "figure" | "needs">
}

/** Lets her say, as far as she likes, how the figure looks that wears her looks. */
export function ProfileFigure({ known }: Props) {
  const figure: Figure = useSnapshot(unsaved).figure ?? known.figure ?? {}
  const { isBusy, error, send } = useSubmit()
  const choose = (chosen: Figure) => {
    unsaved.figure = chosen
  }
  const change = (more: Partial<Figure>) => choose({ ...figure, ...more })
  const save = (chosen: Figure) => {
    choose(chosen)
    void send(() => savePart("figure", () => saveProfile({ figure: chosen })))
  }
  const isOpen = Object.keys(figure).length === 0
  return (
    <ProfileSection title={t("Your figure")}>
      <Quiet>
        {t(
          "Who wears your looks in the drawings. Skin and hair that you leave open are your selfie’s; without one, each look is worn by another woman.",
        )}
      </Quiet>
      <ChoiceChips
        legend={t("Skin, on the Monk scale")}
        options={SKIN_OPTIONS}
        value={figure.skin_tone === undefined ? [] : [String(figure.skin_tone)]}
        onChange={({ value: [step] }) => change({ skin_tone: Number(step) })}
      />
      <ChoiceChips
        legend={t("Hair colour")}
        options={HAIR_OPTIONS}
        value={figure.hair_colour === undefined ? [] : [figure.hair_colour]}
        onChange={({ value: [hair_colour] }) => hair_colour && change({ hair_colour })}
      />
      <BodyTypePicker
        legend={t("Hairstyle")}
        options={STYLE_CHOICES}
        value={figure.hair_style ?? null}
        onChange={({ value: hair_style }) => change({ hair_style })}
      />
      <BodyTypePicker
        legend={t("Head covering")}
        options={COVERING_CHOICES}
        value={figure.head_covering ?? (isOpen ? null : NO_COVERING)}
        onChange={({ value }) => {
          const { head_covering, ...bare } = figure
          choose(value === NO_COVERING ? bare : { ...bare, head_covering: value })
        }}
      />
      {figure.head_covering === "hijab" && <CoverageOffer known={known.needs} />}
      <BodyTypePicker
        legend={t("Size")}
        options={SIZE_CHOICES}
        value={figure.size ?? null}
        onChange={({ value: size }) => change({ size })}
      />
      <BodyTypePicker
        legend={t("Height")}
        options={HEIGHT_CHOICES}
        value={figure.height ?? null}
        onChange={({ value: height }) => change({ height })}
      />
      <BodyTypePicker
        legend={t("Age")}
        options={AGE_CHOICES}
        value={figure.age ?? null}
        onChange={({ value: age }) => change({ age })}
      />
      <NotSaved part="figure" />
      <FormError>{error}</FormError>
      <Actions>
        <Button variant="secondary" busy={isBusy} disabled={isOpen} onClick={() => save(figure)}>
          {t("Save figure")}
        </Button>
        {!isOpen && (
          <Button variant="quiet" disabled={isBusy} onClick={() => save({})}>
            {t("Leave it all open")}
          </Button>
        )}
      </Actions>
    </ProfileSection>
  )
}
