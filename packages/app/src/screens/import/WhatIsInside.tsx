import { colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { Quiet } from "../../parts/Page.tsx"
import type { IncomingData } from "../../state/importing/incoming.ts"
import { picturesIn } from "../../state/importing/restore.ts"
import { LOCALE } from "../../words/language.ts"
import { t } from "../../words/t.ts"

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  margin: 0;

  > * {
    margin: 0;
    padding-block: ${space[12]};
    border-block-end: 1px solid ${colour.line};
  }

  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" })

/** What an export holds, in numbers, before it is taken. */
export function WhatIsInside({ data }: { data: IncomingData }) {
  const counts = [
    [t("Items of your wardrobe"), data.wardrobe.length],
    [t("Photos of them"), picturesIn(data).length],
    [t("Favourite looks"), data.favourites?.length ?? 0],
    [t("Looks not for you"), data.dismissals?.length ?? 0],
    [t("Days on which you wore something"), new Set(data.worn?.map((worn) => worn.day)).size],
  ] as const
  return (
    <>
      <p>{t("Downloaded on {day}", { day: day.format(new Date(data.exported_at)) })}</p>
      <List>
        {counts.map(([what, count]) => (
          <Row key={what} what={what} count={count} />
        ))}
      </List>
      <Quiet>
        {t(
          "Everything in the file is added to what you have here. Only your answers and your colours are replaced. What you agreed to, such as reading your photos or sending you emails, stays as it is. Photos that were still waiting for your review are left out.",
        )}
      </Quiet>
    </>
  )
}

function Row({ what, count }: { what: string; count: number }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{count}</dd>
    </>
  )
}
