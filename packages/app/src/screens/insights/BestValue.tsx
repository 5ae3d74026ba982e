import { Button, Skeleton, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { MONEY } from "../../lib/money.ts"
import { priceWords } from "../../lib/price.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { ShopItem } from "../../parts/ShopItem.tsx"
import { SmallLooks } from "../../parts/SmallLooks.tsx"
import { bestValue, loadBestValue } from "../../state/insights/bestValue.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { InsightSection } from "./InsightSection.tsx"

const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${space[16]};
`

const PICTURE = { aspectRatio: "4 / 5" }
const SIZES = "(min-width: 1024px) 12vw, 22vw"

function valueTitle(): string {
  return MONEY.currency === "GBP"
    ? t("The most looks for a pound")
    : t("The most looks for the money")
}

/** The piece to buy that makes the most new looks for its price. */
export function BestValue() {
  const { status, answer } = useSnapshot(bestValue)
  useWhileShown(loadBestValue)
  const found = answer?.unlock
  if (found) {
    const { item, new_looks: count, looks } = found
    const each = item.price === undefined ? undefined : priceWords(item.price / count)
    return (
      <InsightSection
        title={valueTitle()}
        said={
          <Quiet>
            <span lang={WORDED_LANG}>{answer.text}</span>
            {each !== undefined && ` ${t("That is {price} a look.", { price: each })}`}
          </Quiet>
        }
      >
        <Shown>
          <ShopItem item={item} />
          <SmallLooks looks={looks} sizes={SIZES} aria-label={t("Looks with it")} />
        </Shown>
      </InsightSection>
    )
  }
  return (
    <InsightSection
      title={valueTitle()}
      said={
        status.kind === "failed" ? (
          <div role="alert">
            <p>{status.message}</p>
            <Button variant="quiet" onClick={() => void loadBestValue()}>
              {t("Try again")}
            </Button>
          </div>
        ) : (
          answer && <Quiet lang={WORDED_LANG}>{answer.text}</Quiet>
        )
      }
    >
      {status.kind === "loading" && (
        <Shown role="status" aria-label={t("Finding the piece")}>
          <Skeleton shape="box" style={PICTURE} />
        </Shown>
      )}
    </InsightSection>
  )
}
