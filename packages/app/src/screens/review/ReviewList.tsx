import { Button, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet, stack } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { confirmReview, dismissReview, firstUnsure, review } from "../../state/review/review.ts"
import { ReviewedItem } from "./ReviewedItem.tsx"

const List = styled.ul`
  ${stack}
  gap: ${space[8]};
  margin-block-start: ${space[24]};
`

const Foot = styled.div`
  ${stack}
  gap: ${space[12]};
  margin-block-start: ${space[40]};

  a {
    justify-self: center;
  }
`

/** What was found, and the buttons to confirm or drop it. */
export function ReviewList() {
  const { garments } = useSnapshot(review)
  const { isBusy, error, send } = useSubmit()
  const [unsure, setUnsure] = useState<string>()
  const count = garments.filter((garment) => garment.isChecked).length

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
        Keep what is yours, and correct what was read wrongly. It helps to choose better looks.
      </Quiet>
      <List>
        {review.garments.map((garment) => (
          <li key={garment.id}>
            <ReviewedItem garment={garment} disabled={isBusy} />
          </li>
        ))}
      </List>
      <Foot>
        <Quiet aria-live="polite">
          {count === 0
            ? "Nothing is chosen. Confirm, and all of these are dropped."
            : `${count} of ${garments.length} will be added to your wardrobe.`}
        </Quiet>
        <FormError>
          {unsure === undefined
            ? error
            : `First say what “${unsure}” is and where it is worn, or leave it out.`}
        </FormError>
        <Button busy={isBusy} onClick={decide}>
          Confirm
        </Button>
        <AppLink quiet href="/wardrobe" state={{ isReviewPutOff: true }}>
          Review later
        </AppLink>
      </Foot>
    </>
  )
}
