import type { WardrobeItem } from "@stylin/api/contract"
import { Button, EmptyState, ErrorState } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { AnswerLooks } from "../../parts/AnswerLooks.tsx"
import { LooksLoading } from "../../parts/LooksLoading.tsx"
import { navigate } from "../../router/history.ts"
import { around, styleAround } from "../../state/looks/around.ts"
import { t } from "../../words/t.ts"
import { UnmetNotice } from "./UnmetNotice.tsx"

/** The looks around an item, or what is shown instead. */
export function AroundLooks({ item }: { item: WardrobeItem }) {
  const { status, looks, unmet, occasions } = useSnapshot(around)
  switch (status.kind) {
    case "failed":
      return (
        <ErrorState
          title={t("The looks did not load")}
          text={status.message}
          onRetry={() => void styleAround(item, occasions)}
        />
      )
    case "ready": {
      const notices = unmet.map((one) => (
        <UnmetNotice
          key={one.code}
          unmet={one}
          onOccasions={(others) => void styleAround(item, others)}
        />
      ))
      if (looks.length > 0) {
        return (
          <>
            {notices}
            <AnswerLooks looks={looks} />
          </>
        )
      }
      return notices.length > 0 ? (
        notices
      ) : (
        <EmptyState
          title={t("No look with it yet")}
          text={t("A few more of your clothes would help.")}
          action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
        />
      )
    }
    default:
      return <LooksLoading />
  }
}
