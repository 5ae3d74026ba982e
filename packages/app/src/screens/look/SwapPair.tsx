import type { Look } from "@stylin/api/contract"
import { space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { ShopItem } from "../../parts/ShopItem.tsx"
import { t } from "../../words/t.ts"
import type { Swap } from "./useSwaps.ts"

export const SwapPairRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  margin-block-start: ${space[20]};

  h3 {
    margin-block-end: ${space[8]};
    font-size: ${textSize[18]};
  }
`

/** The weak piece beside its replacement. */
export function SwapPair({ look, swap }: { look: Look; swap: Swap }) {
  const weak = look.clothes.flat().find(({ item_id }) => item_id === swap.weak_link)
  return (
    <SwapPairRoot>
      {weak && (
        <section>
          <h3>{t("Now")}</h3>
          <ShopItem item={weak} lookId={look.look_id} />
        </section>
      )}
      <section>
        <h3>{t("Better")}</h3>
        <ShopItem item={swap.item} lookId={swap.look.look_id} />
      </section>
    </SwapPairRoot>
  )
}
