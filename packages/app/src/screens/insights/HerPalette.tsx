import type { WardrobeItem } from "@stylin/api/contract"
import { colour, radius, space, textSize } from "@stylin/ui"
import { useMemo } from "react"
import { styled } from "styled-components"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { PieceRow } from "../../parts/PieceRow.tsx"
import { sayWithin } from "../../words/sayWord.ts"
import { t, tn } from "../../words/t.ts"
import type { PaletteOfHers } from "../colours/Palette.tsx"
import { herCloths } from "./herCloths.ts"
import { InsightSection } from "./InsightSection.tsx"

const Strips = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  font-size: ${textSize[14]};

  dt {
    color: ${colour.muted};
  }

  dd {
    display: flex;
    overflow: hidden;
    height: 4rem;
    margin: 0 0 ${space[16]};
    border-radius: ${radius.small};
    border: 1px solid ${colour.line};
    forced-color-adjust: none;
  }

  dd > span {
    flex: 1;
  }
`

const Far = styled.div`
  display: grid;
  gap: ${space[12]};
`

const SHOWN = 3

interface Props {
  readonly items: readonly WardrobeItem[]
  readonly type: string
  readonly palette: PaletteOfHers
}

/** The colours that she owns above those that suit her, and how many of her pieces are among them. */
export function HerPalette({ items, type, palette }: Props) {
  const told = useMemo(() => herCloths(items, type), [items, type])
  if (!told || told.known === 0) return null
  const { known, suiting, cloths, away } = told
  return (
    <InsightSection
      title={t("{suiting} of {known} in your colours", { suiting, known })}
      said={
        <>
          <Quiet>
            {suiting === known
              ? t("Everything whose colour we know suits a {type}.", { type: sayWithin(type) })
              : t("The others are no mistake: away from your face, any colour will do.")}
          </Quiet>
          <p>
            <AppLink href="/wardrobe/colours">{t("Your colours")}</AppLink>
          </p>
        </>
      }
    >
      <Strips>
        <dt>{t("What you own, those that suit you first")}</dt>
        <dd aria-hidden="true">
          {cloths.map(({ hex, pieces }) => (
            <span key={`${hex} ${pieces}`} style={{ background: hex, flexGrow: pieces }} />
          ))}
        </dd>
        <dt>{t("The palette of a {type}", { type: sayWithin(type) })}</dt>
        <dd aria-hidden="true">
          {[...palette.best, ...palette.accents, ...palette.neutrals].map(({ name, hex }) => (
            <span key={`${name} ${hex}`} style={{ background: hex }} />
          ))}
        </dd>
      </Strips>
      {away.length > 0 && (
        <Far>
          <Quiet>
            {tn(
              away.length,
              "One is far from them and worn near the face:",
              "{count} are far from them and worn near the face:",
            )}
          </Quiet>
          <PieceRow label={t("Far from your colours")} items={away.slice(0, SHOWN)} />
        </Far>
      )}
    </InsightSection>
  )
}
