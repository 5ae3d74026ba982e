import type { FoundProduct } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { KeepWish } from "../../parts/KeepWish.tsx"
import { auth } from "../../state/session/auth.ts"

/** Below the card's tick, clear of its small picture. */
const Corner = styled.span`
  position: absolute;
  inset-block-end: ${space[4]};
  inset-inline-end: 7px;
`

/** Lets her keep a product that a search found; nothing for a guest, who has no wishlist. */
export function KeepFound({ result }: { readonly result: FoundProduct }) {
  const { isAuth } = useSnapshot(auth)
  const { item_id, section, title, seller, thumbnail, link, price, kind, colours } = result
  if (!isAuth || item_id === undefined || section === undefined) return null
  return (
    <Corner>
      <KeepWish
        item={{
          item_id,
          section,
          name: title,
          brand: seller,
          image_url: thumbnail,
          isYours: false,
          ...(link !== undefined && { image_path: link }),
          ...(price !== undefined && { price }),
          ...(kind && { kind }),
          ...(colours && { colours: [...colours] }),
        }}
      />
    </Corner>
  )
}
