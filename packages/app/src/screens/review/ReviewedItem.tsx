import { Button, ReviewItem, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { type ReviewedGarment, setChecked } from "../../state/review/review.ts"
import { t } from "../../words/t.ts"
import { answer } from "./answer.ts"
import { colourChoices, kindChoices, SECTION_CHOICES } from "./choices.ts"
import { duplicateNote } from "./duplicateNote.ts"
import { doubtOf, marksOf, noticeOf, picturesOf } from "./photoNotices.ts"

const Foot = styled.div`
  display: flex;
  justify-content: end;
  margin-block-end: ${space[12]};
`

interface Props {
  /** The garment's own proxy, so that a change rerenders only this one. */
  readonly garment: ReviewedGarment
  readonly disabled: boolean
  readonly onClose: () => void
}

/** All that can be corrected about a found garment. */
export function ReviewedItem({ garment, disabled, onClose }: Props) {
  const { id, isChecked, isUnsure, shot, found, facts } = useSnapshot(garment)
  const { checks = [], likely_kinds, other_pictures, duplicate_of, found_in } = facts
  const kinds = kindChoices(found, likely_kinds)
  return (
    <>
      <ReviewItem
        summary={shot.item_summary}
        value={{
          checked: isChecked,
          picture: shot.image_path,
          section: isUnsure ? "" : shot.section,
          kind: shot.kind ?? "",
          colour: shot.colours?.[0]?.toLowerCase() ?? "",
        }}
        onChange={({ value, field }) => {
          if (field === "checked") setChecked(id, value.checked)
          else answer(garment, field, value[field])
        }}
        pictures={picturesOf(found.image_path, other_pictures).map((picture) => ({
          ...picture,
          image: providerUrl(picture.value),
        }))}
        sections={SECTION_CHOICES}
        kinds={kinds.few}
        moreKinds={kinds.more}
        colours={colourChoices(found.colours)}
        pleaseCheck={found.kind === undefined ? ["kind", ...marksOf(checks)] : marksOf(checks)}
        duplicate={duplicate_of === undefined ? undefined : duplicateNote(duplicate_of)}
        doubt={doubtOf(checks, isChecked)}
        roughCutOut={noticeOf(checks, found_in?.note)}
        disabled={disabled}
      />
      <Foot>
        <Button variant="secondary" onClick={onClose}>
          {t("Done")}
        </Button>
      </Foot>
    </>
  )
}
