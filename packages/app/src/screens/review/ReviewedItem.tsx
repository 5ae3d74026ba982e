import { type ReviewChange, ReviewItem, type ReviewPicture } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { correct, type ReviewedGarment, setChecked } from "../../state/review/review.ts"
import { wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { CropEditor } from "./CropEditor.tsx"
import { colourChoices, kindChoices, kindNamed, SECTION_CHOICES, sectionNamed } from "./choices.ts"
import { doubtOf, marksOf, noticeOf } from "./photoNotices.ts"

interface Props {
  /** The garment's own proxy, so that a change rerenders only this one. */
  readonly garment: ReviewedGarment
  readonly disabled: boolean
}

/** A found garment, to keep or leave out, and to correct. */
export function ReviewedItem({ garment, disabled }: Props) {
  const { id, isChecked, isUnsure, shot, found, facts } = useSnapshot(garment)
  const { checks = [], likely_kinds, other_pictures = [], duplicate_of, found_in } = facts
  const kinds = kindChoices(found, likely_kinds)
  const change = ({ value, field }: ReviewChange) => {
    if (field === "checked") setChecked(id, value.checked)
    if (field === "picture") correct(id, { image_path: value.picture })
    if (field === "colour") correct(id, { colours: colours(value.colour) })
    const kind = field === "kind" ? kindNamed(value.kind) : null
    // A kind implies where it is worn; she can still override that.
    if (kind) correct(id, kind)
    const section = field === "section" ? sectionNamed(value.section) : null
    if (section) correct(id, { section })
  }
  const colours = (main: string) => [
    main,
    ...(found.colours ?? []).slice(1).filter((colour) => colour !== main),
  ]
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
        onChange={change}
        pictures={picturesOf(found.image_path, other_pictures)}
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
      {found_in && isChecked && (
        <CropEditor id={id} summary={shot.item_summary} foundIn={found_in} disabled={disabled} />
      )}
    </>
  )
}

/** The picture that was found first, other cut-outs, and finally the photo itself. */
function picturesOf(first: string, others: readonly string[]): ReviewPicture[] {
  const names = ["Cut-out", ...others.slice(1).map(() => "Other cut-out"), "Original photo"]
  return [first, ...others].map((address, index) => ({
    value: address,
    label: names[index] ?? "",
    src: providerUrl(address),
  }))
}

function duplicateNote(itemId: string): string {
  const owned = wardrobe.items.find((item) => item.item_id === itemId)
  const name = owned ? `“${owned.item_summary}”` : "something"
  return `This looks like ${name} in your wardrobe. Leave it out if it is the same.`
}
