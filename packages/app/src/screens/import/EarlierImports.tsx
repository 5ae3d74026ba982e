import type { BroughtImport } from "@stylin/api/contract"
import { Button, colour, space, textSize } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Quiet } from "../../parts/Page.tsx"
import { earlierImports, loadEarlierImports } from "../../state/importing/earlierImports.ts"
import { LOCALE } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { broughtWords } from "./importWords.ts"
import { TakeBack } from "./TakeBack.tsx"

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-block-start: ${space[20]};

  h2 {
    margin: 0;
    font-size: ${textSize[22]};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space[8]};
    padding-block: ${space[16]};
    border-block-end: 1px solid ${colour.line};
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" })

/** What she has imported lately, to be taken back. Nothing where there is none. */
export function EarlierImports() {
  const { list } = useSnapshot(earlierImports)
  const [asked, setAsked] = useState<BroughtImport | null>(null)
  useEffect(() => void loadEarlierImports(), [])
  const shown = list.filter((brought) => broughtWords(brought) !== "")
  if (shown.length === 0) return null
  return (
    <Section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{t("What you have imported")}</h2>
      <ul>
        {shown.map((brought) => (
          <li key={brought.import_id}>
            <p>
              <bdi>{brought.source}</bdi>
            </p>
            <Quiet>
              {day.format(new Date(brought.made_at))}, {broughtWords(brought)}
            </Quiet>
            <Button
              variant="secondary"
              aria-label={t("Take this import back: {name}", { name: brought.source })}
              onClick={() => setAsked(brought)}
            >
              {t("Take this import back")}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <TakeBack brought={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}
