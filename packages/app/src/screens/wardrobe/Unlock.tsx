import { Button, colour, media, Skeleton, space, textSize } from "@stylin/ui"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { priceWords } from "../../lib/price.ts"
import { Quiet } from "../../parts/Page.tsx"
import { ShopItem } from "../../parts/ShopItem.tsx"
import { navigate } from "../../router/history.ts"
import { chooseBudget, loadUnlock, type UnlockAnswer, unlock } from "../../state/looks/onePiece.ts"
import { wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { unlockTitle } from "../unlocked/unlockTitle.ts"
import { UnlockBudget } from "./UnlockBudget.tsx"

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  margin-block: ${space[32]} ${space[40]};
  padding-block: ${space[24]};
  border-block: 1px solid ${colour.line};

  h2 {
    font-size: ${textSize[28]};
  }

  [data-part="found"] {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: start;
    gap: ${space[20]};
    min-height: 15.5rem;
  }

  [data-part="found"] > div {
    display: grid;
    justify-items: start;
    gap: ${space[16]};
    flex: 1 1 9rem;
    min-width: 0;
  }

  /* The piece, beside its words where they have room. */
  [data-part="found"] > :first-child:not(:only-child) {
    flex: 0 1 8.25rem;
  }

  /* A sentence alone leaves no gap. */
  [data-part="found"]:has(> :only-child) {
    min-height: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[24]} ${space[48]};

    h2 {
      grid-column: 1 / -1;
    }
  }
`

/** The piece to buy that makes the most new looks with what she owns, within her budget. */
export function Unlock() {
  const { items } = useSnapshot(wardrobe)
  const { status, answer, budget } = useSnapshot(unlock)
  const isFailed = status.kind === "failed"
  // An item added or removed makes another piece the best.
  useEffect(() => {
    if (items.length > 0) void loadUnlock()
  }, [items])

  const count = answer?.unlock?.new_looks
  return (
    <Root aria-labelledby="unlock" aria-busy={status.kind === "loading"}>
      <h2 id="unlock">{count === undefined ? t("One piece, new looks") : unlockTitle(count)}</h2>
      {isFailed ? (
        <div data-part="found">
          <div role="alert">
            <p>{status.message}</p>
            <Button variant="secondary" onClick={() => void loadUnlock()}>
              {t("Try again")}
            </Button>
          </div>
        </div>
      ) : (
        <div data-part="found">{answer ? <Answer answer={answer} /> : <Waiting />}</div>
      )}
      <UnlockBudget budget={budget} />
    </Root>
  )
}

function Answer({ answer: { text, unlock: found, nearest } }: { answer: UnlockAnswer }) {
  if (!found) {
    return (
      <div role="status">
        <p lang={WORDED_LANG}>{text}</p>
        {nearest && (
          <Button variant="secondary" onClick={() => void chooseBudget(Math.ceil(nearest.budget))}>
            {t("Look up to {price}", { price: priceWords(Math.ceil(nearest.budget)) })}
          </Button>
        )}
      </div>
    )
  }
  const open = () => {
    track("Unlocked Looks Opened", { looks: found.new_looks })
    navigate("/wardrobe/piece")
  }
  return (
    <>
      <ShopItem item={found.item} />
      <div>
        <Quiet role="status" lang={WORDED_LANG}>
          {text}
        </Quiet>
        <Button onClick={open}>
          {found.new_looks === 1 ? t("See the look") : t("See the looks")}
        </Button>
      </div>
    </>
  )
}

const PICTURE = { aspectRatio: "4 / 5" }
const LINE = { width: "100%" }
const SHORT_LINE = { width: "60%" }

function Waiting() {
  return (
    <>
      <Skeleton shape="box" style={PICTURE} />
      <div role="status" aria-label={t("Finding the piece")}>
        <Skeleton style={LINE} />
        <Skeleton style={SHORT_LINE} />
      </div>
    </>
  )
}
