import type { Look } from "@stylin/api/contract"
import { Button, Modal, media, space } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../words/t.ts"
import { picksOf } from "./picksOf.ts"
import { ShopItem } from "./ShopItem.tsx"

const Picks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

interface Props {
  readonly look: Look
  readonly onClose: () => void
}

/** Everything that can be bought for a look, by slot. Mounted while it is open. */
export default function MorePicks({ look, onClose }: Props) {
  return (
    <Modal open title={t("More shopping recs for this stylin")} onClose={onClose}>
      <Picks>
        {picksOf(look).map((item) => (
          <li key={item.item_id}>
            <ShopItem item={item} lookId={look.look_id} />
          </li>
        ))}
      </Picks>
      {/* At the end, and not over the list, whose pieces can be kept. */}
      <Button onClick={onClose}>{t("Awesome")}</Button>
    </Modal>
  )
}
