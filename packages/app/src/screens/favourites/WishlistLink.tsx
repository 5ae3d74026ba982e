import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { loadWishes, wishes } from "../../state/wishes/wishes.ts"
import { tn } from "../../words/t.ts"

const Root = styled.p`
  margin-block-end: ${space[16]};
`

/** Leads to her wishlist; nothing where it is empty. */
export function WishlistLink() {
  const { list } = useSnapshot(wishes)
  useWhileShown(loadWishes)
  if (list.length === 0) return null
  return (
    <Root>
      <LoneLink quiet href="/wishlist">
        {tn(list.length, "Your wishlist: {count} piece", "Your wishlist: {count} pieces")}
      </LoneLink>
    </Root>
  )
}
