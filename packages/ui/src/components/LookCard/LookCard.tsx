import type { ComponentProps, ReactNode } from "react"
import { HeartIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { Picture } from "../Picture/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { LookCardRoot } from "./LookCardRoot.tsx"

export interface LookReason {
  /** What the reason is about, e.g. "Color Type". */
  label: string
  /** The reason, one sentence. */
  text: string
}

export interface LookCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** Address of the look's photo or drawing, 3:4. */
  photo: string | undefined
  /** What the photo shows. */
  photoAlt: string
  /** The look's name. */
  title: string
  /** Level of the name's heading on the page. */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Whether she loves it. */
  favourite: boolean
  /** Locks the heart while the change is being saved. */
  favouriteBusy?: boolean | undefined
  /** Called with what the heart should become. */
  onFavouriteChange: (change: { favourite: boolean }) => void
  /** Makes the photo a button that opens the look. */
  onOpen?: (() => void) | undefined
  /** What the look is made of, usually an `ItemCarousel`. */
  items?: ReactNode
  /** Why it was chosen, shown under the items. */
  reasons?: readonly LookReason[] | undefined
  /** Further buttons, at the foot of the card. */
  actions?: ReactNode
  /** Fetches the photo at once, for looks in the first screenful. */
  eager?: boolean | undefined
}

/** One outfit: its photo, its heart, its name, what it is made of, and why. */
export function LookCard({
  photo,
  photoAlt,
  title,
  headingLevel = 2,
  favourite,
  favouriteBusy = false,
  onFavouriteChange,
  onOpen,
  items,
  reasons = [],
  actions,
  eager = false,
  ...rest
}: LookCardProps) {
  const Heading = `h${headingLevel}` as const
  const picture = <Picture src={photo} alt={photoAlt} eager={eager} />
  return (
    <LookCardRoot {...rest}>
      <div data-part="photo">
        {onOpen === undefined ? (
          picture
        ) : (
          <button type="button" data-part="open" onClick={onOpen}>
            <VisuallyHidden>{`Open ${title}: `}</VisuallyHidden>
            {picture}
          </button>
        )}
        <IconButton
          data-part="heart"
          label={favourite ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
          icon={<HeartIcon />}
          pressed={favourite}
          disabled={favouriteBusy}
          onClick={() => onFavouriteChange({ favourite: !favourite })}
        />
      </div>
      <Heading data-part="title">{title}</Heading>
      {items}
      {reasons.length === 0 ? null : (
        <dl>
          {reasons.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions === undefined ? null : <div data-part="actions">{actions}</div>}
    </LookCardRoot>
  )
}
