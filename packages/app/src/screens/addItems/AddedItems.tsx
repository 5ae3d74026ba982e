import { MOST_AT_ONCE, type SearchResult } from "@stylin/api/contract"
import { Button, EmptyState, ProgressBar, WardrobeItem, WardrobeSection } from "@stylin/ui"
import { useState } from "react"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { additions, unchoose } from "../../state/adding/additions.ts"
import { forgetSearch } from "../../state/adding/search.ts"
import { submitChosen, submitting } from "../../state/adding/submitChosen.ts"
import { t } from "../../words/t.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { SubmittedModal } from "./SubmittedModal.tsx"
import { addPath } from "./steps.ts"

type Named = Pick<SearchResult, "title" | "seller">

/** Finds items that differ from this one only by their seller. */
function isNamedLike({ title, seller }: Named): (other: Named) => boolean {
  return (other) => other.title === title && other.seller !== seller
}

/** What she has found and added so far, before it is submitted. */
export function AddedItems() {
  const { chosen } = useSnapshot(additions)
  const { done, of } = useSnapshot(submitting)
  const { isBusy, error, send } = useSubmit()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const another = () => {
    forgetSearch()
    navigate(addPath("upload"))
  }
  const finish = async () => {
    await submitChosen()
    setIsSubmitted(true)
  }
  return (
    <AddItemsPage
      title={t("Added items")}
      width="wide"
      sticky={chosen.length > 0}
      onBack={() => goBack(addPath("upload"))}
      said={
        chosen.length > 0 && (
          <>
            {isBusy && of > MOST_AT_ONCE.read && (
              <div role="status">
                <ProgressBar label={t("Items submitted")} value={done} max={of} />
                <Quiet>{t("{done} of {of} items submitted", { done, of })}</Quiet>
              </div>
            )}
            <FormError>
              {error !== null && done > 0
                ? t("{error} {done} items are submitted; these are still here.", { error, done })
                : error}
            </FormError>
          </>
        )
      }
      actions={
        chosen.length > 0 && (
          <>
            <Button busy={isBusy} onClick={() => void send(finish)}>
              {t("Finish adding items")}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={another}>
              {t("Add another item")}
            </Button>
          </>
        )
      }
    >
      {chosen.length > 0 ? (
        <WardrobeSection section={t("Ready to submit")}>
          {chosen.map((item) => (
            <WardrobeItem
              key={item.item_id ?? `${item.title} ${item.seller}`}
              summary={
                chosen.some(isNamedLike(item)) ? `${item.title} (${item.seller})` : item.title
              }
              image={providerUrl(item.thumbnail)}
              onDelete={isBusy ? undefined : () => unchoose(item)}
            />
          ))}
        </WardrobeSection>
      ) : (
        !isSubmitted && (
          <EmptyState
            title={t("Nothing added yet")}
            text={t("Search for what you own, tick it, and it is listed here.")}
            action={<Button onClick={another}>{t("Add another item")}</Button>}
          />
        )
      )}
      <SubmittedModal open={isSubmitted} />
    </AddItemsPage>
  )
}
