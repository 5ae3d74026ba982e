import { Button, Modal } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { track } from "../../analytics/track.ts"
import { useHasReview } from "../../parts/useHasReview.ts"
import { navigate } from "../../router/history.ts"
import { askForResults, lastSubmission, markTold, wasTold } from "../../state/review/processed.ts"
import { t } from "../../words/t.ts"

/** Tells her, once a session, that garments wait for her review. */
export default function ProcessedModal() {
  const isWaiting = useHasReview()
  const [isOpen, setIsOpen] = useState(false)
  const wayOn = useRef<HTMLButtonElement>(null)

  useEffect(() => void askForResults(), [])
  useEffect(() => {
    if (!isWaiting || wasTold()) return
    markTold()
    setIsOpen(true)
    const submission = lastSubmission()
    if (submission) track("Wardrobe Parsed", submission)
  }, [isWaiting])

  return (
    <Modal
      open={isOpen}
      title={t("Wardrobe images processed!")}
      onClose={() => setIsOpen(false)}
      initialFocus={wayOn}
      actions={
        <Button ref={wayOn} onClick={() => navigate("/onboarding/end")}>
          {t("Go to wardrobe")}
        </Button>
      }
    >
      <p>{t("Confirm the results now to get recommendations based on items you already have.")}</p>
    </Modal>
  )
}
