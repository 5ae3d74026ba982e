import type { ClothingItem } from "@stylin/api/contract"
import { colour, IconButton, KeepIcon } from "@stylin/ui"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { toggleWish } from "../state/wishes/sayWish.ts"
import { isWished, loadWishes, wishes } from "../state/wishes/wishes.ts"
import { t } from "../words/t.ts"

/** A disc smaller than the target, so that the picture stays in sight. */
const Keep = styled(IconButton)`
  background: radial-gradient(circle, ${colour.paper} 15px, transparent 16px);

  &:hover {
    background: radial-gradient(circle, ${colour.raised} 15px, transparent 16px);
  }

  svg {
    width: 16px;
    height: 16px;
  }

  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
`

/** Keeps a product on her wishlist, and takes it off by another press. */
export function KeepWish({ item }: { readonly item: ClothingItem }) {
  const { list } = useSnapshot(wishes)
  useEffect(() => {
    if (wishes.status.kind === "idle") void loadWishes()
  }, [])
  return (
    <Keep
      icon={<KeepIcon />}
      label={t("Keep on your wishlist: {piece}", { piece: item.name })}
      pressed={isWished(list, item.item_id)}
      onClick={() => toggleWish(item)}
    />
  )
}
