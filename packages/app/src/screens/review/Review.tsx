import { ErrorState, PageHeader } from "@stylin/ui"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { subscribe } from "valtio/vanilla"
import { Redirect } from "wouter"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Page } from "../../parts/Page.tsx"
import { PhotoNews } from "../../parts/PhotoNews.tsx"
import { pending } from "../../state/pending/pending.ts"
import { openReview, review, takeMore } from "../../state/review/review.ts"
import { t } from "../../words/t.ts"
import { ReviewList } from "./ReviewList.tsx"
import { ReviewRowSkeleton } from "./ReviewRowSkeleton.tsx"

/** Wide enough for a picture and its answers side by side. */
const Column = styled(Page)`
  max-width: 46rem;
`

const PLACES = ["first", "second", "third", "fourth"]

export default function Review() {
  const { status, garments, confirmation } = useSnapshot(review)
  useWhileShown(openReview)

  useEffect(() => subscribe(pending, takeMore), [])

  if (confirmation === "running") return <Redirect to="/wardrobe/loading" replace />
  if (status.kind === "ready" && garments.length === 0) return <Redirect to="/wardrobe" replace />
  return (
    <Column>
      <PageHeader title={t("Review your items")} />
      {status.kind === "ready" && (
        <>
          <PhotoNews />
          <ReviewList />
        </>
      )}
      {status.kind === "failed" && (
        <ErrorState
          title={t("Your items did not load")}
          text={t("{error} They are kept until you have reviewed them.", { error: status.message })}
          onRetry={() => void openReview(new AbortController().signal)}
          action={
            <AppLink quiet href="/wardrobe" state={{ isReviewPutOff: true }}>
              {t("Your wardrobe")}
            </AppLink>
          }
        />
      )}
      {(status.kind === "loading" || status.kind === "idle") && (
        <div aria-busy="true">
          {PLACES.map((place) => (
            <ReviewRowSkeleton key={place} />
          ))}
        </div>
      )}
    </Column>
  )
}
