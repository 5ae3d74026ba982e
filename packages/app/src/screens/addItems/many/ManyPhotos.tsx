import { AddPhotoIcon, Button, Checkbox, colour, radius, space } from "@stylin/ui"
import { useCallback, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Quiet } from "../../../parts/Page.tsx"
import { PhotoConsent } from "../../../parts/PhotoConsent.tsx"
import { PhotoInput } from "../../../parts/PhotoInput.tsx"
import { goBack, navigate } from "../../../router/history.ts"
import { queue, queuePhotos, reopenQueue } from "../../../state/adding/photoQueue.ts"
import { tally } from "../../../state/adding/queuePlan.ts"
import { sendQueue } from "../../../state/adding/queueSending.ts"
import { auth } from "../../../state/session/auth.ts"
import { consent } from "../../../state/session/consent.ts"
import { t, tn } from "../../../words/t.ts"
import { AddItemsPage } from "../AddItemsPage.tsx"
import { goOn } from "../goOn.ts"
import { addPath } from "../steps.ts"
import { FolderInput, hasFolders } from "./FolderInput.tsx"
import { QueueList } from "./QueueList.tsx"
import { useDropped } from "./useDropped.ts"

const Chooser = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[20]};
  border: 1px dashed ${colour.control};
  border-radius: ${radius.large};

  &[data-over="true"] {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
  }

  [data-part="ways"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }
`

/** Many photos at once: dropped, pasted, chosen, a folder of them, or shared by another app. */
export function ManyPhotos() {
  const { photos } = useSnapshot(queue)
  const { photos: choice } = useSnapshot(consent)
  const { isAuth } = useSnapshot(auth)
  const [areOutfits, setAreOutfits] = useState(false)
  const [note, setNote] = useState("")
  const chooser = useRef<HTMLInputElement>(null)
  const folder = useRef<{ open: () => void }>(null)
  const subject = areOutfits ? "outfits" : "garments"

  const add = useCallback(
    (files: readonly File[]) => {
      void queuePhotos(files, subject).then(({ leftOut }) => {
        setNote(leftOut === 0 ? "" : leftOutWords(leftOut))
        void sendQueue()
      })
    },
    [subject],
  )
  const isOver = useDropped(add)
  useEffect(() => {
    // Another app may have shared photos since.
    void reopenQueue()
  }, [])
  useEffect(() => {
    if (choice === "granted") void sendQueue()
  }, [choice])

  return (
    <AddItemsPage
      title={t("Many photos at once")}
      onBack={() => goBack(addPath("type"))}
      sticky
      actions={
        tally(photos).found > 0 &&
        (isAuth ? (
          <Button onClick={() => navigate("/onboarding/end")}>{t("Review what was found")}</Button>
        ) : (
          <Button onClick={() => goOn()}>{t("Continue")}</Button>
        ))
      }
    >
      <PhotoConsent>
        <Chooser data-over={isOver}>
          <Quiet>
            {t(
              "Drop photos anywhere on this page, paste them, or choose them: a hundred at a time is fine. One piece in each reads best.",
            )}
          </Quiet>
          <div data-part="ways">
            <Button
              icon={<AddPhotoIcon aria-hidden="true" />}
              onClick={() => chooser.current?.click()}
            >
              {t("Choose photos")}
            </Button>
            {hasFolders() && (
              <Button variant="secondary" onClick={() => folder.current?.open()}>
                {t("Choose a folder")}
              </Button>
            )}
          </div>
          <Checkbox
            label={t("I am wearing what these photos show")}
            checked={areOutfits}
            onChange={({ target }) => setAreOutfits(target.checked)}
          />
          <PhotoInput ref={chooser} aria-label={t("Many photos")} multiple onPick={add} />
          <FolderInput ref={folder} onPick={add} />
        </Chooser>
        <Quiet role="status">{note}</Quiet>
        {photos.length > 0 && <QueueList />}
      </PhotoConsent>
    </AddItemsPage>
  )
}

function leftOutWords(count: number): string {
  return tn(
    count,
    "One file was left out: it is not a photo, or the list is full.",
    "{count} files were left out: they are not photos, or the list is full.",
  )
}
