import { PageHeader, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { Redirect } from "wouter"
import { AnswerLooks } from "../../parts/AnswerLooks.tsx"
import { Page, Quiet } from "../../parts/Page.tsx"
import { ShopItem } from "../../parts/ShopItem.tsx"
import { goBack } from "../../router/history.ts"
import { unlock } from "../../state/looks/onePiece.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { unlockTitle } from "./unlockTitle.ts"

const Piece = styled.div`
  display: grid;
  grid-template-columns: 8.25rem minmax(0, 1fr);
  gap: ${space[20]};
  margin-block-end: ${space[32]};

  > p {
    max-width: 30rem;
  }
`

/** The looks that one piece makes with what she owns. */
export default function Unlocked() {
  // A later answer must not change the page while she uses it.
  const [answer] = useState(() => unlock.answer)
  const found = answer?.unlock
  if (!found) return <Redirect to="/wardrobe" replace />
  const isAll = found.looks.length === found.new_looks
  return (
    <Page>
      <PageHeader
        title={unlockTitle(found.new_looks)}
        back={{ label: t("Back to your wardrobe"), onClick: () => goBack("/wardrobe") }}
      />
      <Piece>
        <ShopItem item={found.item} />
        <Quiet>
          <span lang={WORDED_LANG}>{answer.text}</span>{" "}
          {!isAll && t("These are the best {count} of them.", { count: found.looks.length })}
        </Quiet>
      </Piece>
      <AnswerLooks looks={found.looks} />
    </Page>
  )
}
