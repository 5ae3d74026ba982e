import { colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { priceWords } from "../../lib/price.ts"
import { feed, shownLooks } from "../../state/feed/feed.ts"
import { profile } from "../../state/profile/profile.ts"
import { t } from "../../words/t.ts"
import { areDearer } from "./dearer.ts"

const Root = styled.p`
  margin-block: ${space[24]} 0;
  color: ${colour.muted};
`

/** Says below the looks that something in them costs more than she likes to spend. */
export default function DearNotice() {
  const { looks, status } = useSnapshot(feed)
  const { known } = useSnapshot(profile)
  const budget = known?.needs?.piece_budget
  if (status.kind !== "ready" || budget === undefined) return null
  if (!areDearer(shownLooks(looks), budget)) return null
  return (
    <Root>
      {t("Some pieces here cost more than {amount}: at your price the shops make no whole look.", {
        amount: priceWords(budget),
      })}
    </Root>
  )
}
