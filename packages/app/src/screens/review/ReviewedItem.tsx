import { type ReviewChange, ReviewItem } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { correct, type ReviewedGarment, setChecked } from "../../state/review.ts"
import { colourChoices, kindChoices, kindNamed, SECTION_CHOICES, sectionNamed } from "./choices.ts"

const PICTURE = "found"

interface Props {
  /** The garment's own proxy, so that a change shows this one anew and no other. */
  readonly garment: ReviewedGarment
  /** What was read of it at first; the choices offered follow from that, and stay in place. */
  readonly found: ReviewedGarment["shot"]
  readonly disabled: boolean
}

/** A found garment, to keep or leave out, and to correct. */
export function ReviewedItem({ garment, found, disabled }: Props) {
  const { id, isChecked, shot } = useSnapshot(garment)
  const kinds = kindChoices(found)
  const change = ({ value, field }: ReviewChange) => {
    if (field === "checked") setChecked(id, value.checked)
    if (field === "colour") correct(id, { colours: colours(value.colour) })
    const kind = field === "kind" ? kindNamed(value.kind) : null
    // A kind says where it is worn; she can still say otherwise.
    if (kind) correct(id, kind)
    const section = field === "section" ? sectionNamed(value.section) : null
    if (section) correct(id, { section })
  }
  const colours = (main: string) => [
    main,
    ...(found.colours ?? []).slice(1).filter((colour) => colour !== main),
  ]
  return (
    <ReviewItem
      summary={shot.item_summary}
      value={{
        checked: isChecked,
        picture: PICTURE,
        section: shot.section,
        kind: shot.kind ?? "",
        colour: shot.colours?.[0]?.toLowerCase() ?? "",
      }}
      onChange={change}
      pictures={[{ value: PICTURE, label: shot.item_summary, src: providerUrl(shot.image_path) }]}
      sections={SECTION_CHOICES}
      kinds={kinds.few}
      moreKinds={kinds.more}
      colours={colourChoices(found.colours)}
      pleaseCheck={found.kind === undefined ? ["kind"] : []}
      disabled={disabled}
    />
  )
}
