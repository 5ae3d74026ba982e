import type { WardrobeItem } from "@stylin/api/contract"
import { PageHeader, Picture, space } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { Redirect } from "wouter"
import { providerUrl } from "../../lib/provider.ts"
import { Page, Quiet } from "../../parts/Page.tsx"
import { goBack, passedState } from "../../router/history.ts"
import { openAround } from "../../state/looks/around.ts"
import { itemPassed } from "../../state/shell/passedItem.ts"
import { t } from "../../words/t.ts"
import { AroundLooks } from "./AroundLooks.tsx"

const Piece = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[16]};
  margin-block-end: ${space[32]};

  p {
    max-width: 30rem;
  }
`

/** Looks that all contain one of her garments. */
export default function StyleItem() {
  const [item] = useState(() => itemPassed(passedState()))
  return item ? <Styled item={item} /> : <Redirect to="/wardrobe" replace />
}

function Styled({ item }: { item: WardrobeItem }) {
  useEffect(() => void openAround(item), [item])
  return (
    <Page>
      <PageHeader
        title={item.item_summary}
        back={{ label: t("Back"), onClick: () => goBack("/wardrobe") }}
      />
      <Piece>
        <Picture ratio="garment" src={providerUrl(item.image_path)} alt="" eager />
        <Quiet>{t("Every look here is built around it, with your own things first.")}</Quiet>
      </Piece>
      <AroundLooks item={item} />
    </Page>
  )
}
