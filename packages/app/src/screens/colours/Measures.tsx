import type { ColourAnalysis, SelfieAttributes } from "@stylin/api/contract"
import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { dot } from "./dot.ts"
import { contrastOf, depthOf } from "./typeSigns.ts"

const List = styled.dl`
  display: grid;
  /* Columns, so that what is below lines up; large text takes a line of its own. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[12]} ${space[16]};
  width: 100%;
  padding-block: ${space[16]};
  margin-block: ${space[8]} 0;
  border-block: 1px solid ${colour.line};
  text-align: start;

  dt {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  dd {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    margin: 0;
  }

  [data-part="dot"] {
    ${dot}
  }
`

const UNDERTONES = {
  cool: t("Cool undertone"),
  neutral: t("Neutral undertone"),
  warm: t("Warm undertone"),
} as const
const DEPTHS = { more: t("depth|Deep"), less: t("depth|Light"), between: t("Medium") } as const
const CONTRASTS = {
  more: t("contrast|High"),
  less: t("contrast|Low"),
  between: t("Medium"),
} as const

interface MeasuresProps {
  readonly known: Pick<SelfieAttributes, "hair_colour" | "eye_colour">
  readonly analysis: Omit<ColourAnalysis, "votes">
}

/** What was read of her: skin, hair, eyes, depth and contrast. */
export function Measures({ known, analysis }: MeasuresProps) {
  const { skin, hair, eyes, undertone, depth, clarity } = analysis
  const { hair_colour, eye_colour } = known
  return (
    <List>
      <Measure name={t("Skin")} value={UNDERTONES[undertone]} hex={skin} />
      {hair_colour && <Measure name={t("Hair")} value={sayWord(hair_colour)} hex={hair} />}
      {eye_colour && <Measure name={t("Eyes")} value={sayWord(eye_colour)} hex={eyes} />}
      <Measure name={t("Depth")} value={DEPTHS[depthOf(depth)]} />
      <Measure name={t("Contrast")} value={CONTRASTS[contrastOf(clarity)]} />
    </List>
  )
}

function Measure({ name, value, hex }: { name: string; value: string; hex?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {hex && <span data-part="dot" aria-hidden="true" style={{ background: hex }} />}
        {value}
      </dd>
    </div>
  )
}
