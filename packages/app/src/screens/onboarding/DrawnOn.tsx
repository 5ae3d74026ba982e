import { ChoiceChips, colour, radius, target, VisuallyHidden } from "@stylin/ui"
import { styled } from "styled-components"
import { SKINS } from "../../lib/skins.ts"
import { t } from "../../words/t.ts"

const ANYONE = "anyone"

const Chips = styled(ChoiceChips)`
  /* The skins in two even rows below the other answer. */
  [data-part="chips"] {
    display: grid;
    grid-template-columns: repeat(5, ${target});
  }

  label:first-child {
    grid-column: 1 / -1;
    justify-self: start;
    width: max-content;
    max-width: calc(100vw - 2.5rem);
  }

  label:has([data-part="skin"]) {
    justify-content: center;
    width: ${target};
    padding: 0;
    border-color: transparent;
  }

  label:has([data-part="skin"]):has(:checked) {
    border-color: ${colour.accent};
    background: transparent;
  }

  [data-part="skin"] {
    width: 1.875rem;
    height: 1.875rem;
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    forced-color-adjust: none;
  }
`

const options = () => [
  { value: ANYONE, label: t("A different woman each time") },
  ...SKINS.map(({ value, hex, name }) => ({
    value,
    label: (
      <>
        <span data-part="skin" style={{ background: hex }} />
        <VisuallyHidden>{t("Skin {shade}", { shade: name })}</VisuallyHidden>
      </>
    ),
  })),
]

interface Props {
  /** A step of the Monk scale; undefined if she left it open. */
  readonly skin: number | undefined
  readonly onChange: (skin: number | null) => void
}

/** Asks who looks are drawn on. It may stay open: then each is worn by another woman. */
export function DrawnOn({ skin, onChange }: Props) {
  return (
    <Chips
      legend={t("Who should wear your looks in the drawings?")}
      hint={t("You can skip this. Hair, headscarf, height and age can wait for your profile.")}
      options={options()}
      value={[skin === undefined ? ANYONE : String(skin)]}
      onChange={({ value: [chosen] }) => onChange(chosen === ANYONE ? null : Number(chosen))}
    />
  )
}
