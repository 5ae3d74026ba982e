import { Button, colour, layer, media, motion, radius, shadow, space, textSize } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { stuckAboveNavbar } from "../../parts/stuck.ts"
import { navigate } from "../../router/history.ts"
import { confirmReview, dismissReview, firstUnsure, review } from "../../state/review/review.ts"
import { t } from "../../words/t.ts"
import { openDoubts, questionsOf } from "./doubts.ts"
import { ReviewRow } from "./ReviewRow.tsx"
import { SheetHelp } from "./SheetHelp.tsx"
import { useSheetKeys } from "./useSheetKeys.ts"

const List = styled.ul`
  margin-block-start: ${space[16]};
  border-block-end: 1px solid ${colour.line};

  /* Rows out of sight cost nothing, so that hundreds scroll smoothly. */
  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 77px;
    scroll-margin-block: ${space[64]} 11rem;
    /* What is contained is cut off at its edges, focus rings too. */
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }
`

/** Stays in reach above the navigation bar while the list scrolls. */
const Foot = styled.div`
  position: sticky;
  z-index: ${layer.navbar};
  inset-block-end: ${stuckAboveNavbar(space[8])};
  transition: inset-block-end ${motion.calm} ${motion.ease};
  display: grid;
  margin-block-start: ${space[16]};
  padding: ${space[4]} ${space[16]} ${space[12]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.raised};
  box-shadow: ${shadow.float};
  font-size: ${textSize[14]};

  > [data-part] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
  }

  [data-part="said"] > p {
    flex: 1 1 12rem;
  }

  [data-part="buttons"] > button:first-child {
    flex: 1 1 8rem;
  }

  ${media.desktop} {
    inset-block-end: ${space[16]};
  }
`

/** What was found, row by row, and the buttons to confirm or drop it. */
export function ReviewList() {
  const { garments } = useSnapshot(review)
  const { isBusy, error, send } = useSubmit()
  const { list, onKeyDown, nextDoubt } = useSheetKeys()
  const [unsure, setUnsure] = useState<string>()
  const count = garments.filter((garment) => garment.isChecked).length
  // Also of what she leaves out: the words above stay while she decides.
  const areAllAsking = garments.every(
    (garment) => questionsOf({ ...garment, isChecked: true }).length > 0,
  )
  const asking = garments.filter((garment) => openDoubts(garment).length > 0).length

  const decide = () => {
    const first = firstUnsure()
    setUnsure(first?.shot.item_summary)
    if (first) return
    // The screen around this list goes on to the loading screen.
    if (count > 0) return confirmReview()
    void send(async () => {
      await dismissReview()
      navigate("/wardrobe", { replace: true })
    })
  }

  return (
    <>
      <Quiet>
        {t(
          areAllAsking
            ? "Keep what is yours, and answer what its row asks. Press a row to change anything else."
            : "Keep what is yours. A row that is right needs nothing; press one that is wrong to change it.",
        )}
      </Quiet>
      <SheetHelp />
      <List ref={list} onKeyDown={onKeyDown}>
        {review.garments.map((garment) => (
          <li key={garment.id}>
            <ReviewRow garment={garment} disabled={isBusy} />
          </li>
        ))}
      </List>
      <Foot>
        <FormError>
          {unsure === undefined
            ? error
            : t("First say what “{name}” is and where it is worn, or leave it out.", {
                name: unsure,
              })}
        </FormError>
        <div data-part="said">
          <Quiet aria-live="polite">
            {count === 0
              ? t("Nothing is ticked. Confirm, and none of these is kept.")
              : t("{count} of {all} will be added.", {
                  count,
                  all: garments.length,
                })}
          </Quiet>
          <AppLink quiet href="/wardrobe" state={{ isReviewPutOff: true }}>
            {t("Review later")}
          </AppLink>
        </div>
        <div data-part="buttons">
          <Button busy={isBusy} onClick={decide}>
            {t("Confirm")}
          </Button>
          {asking > 0 && (
            <Button variant="secondary" onClick={nextDoubt}>
              {t("{count} to check", { count: asking })}
            </Button>
          )}
        </div>
      </Foot>
    </>
  )
}
