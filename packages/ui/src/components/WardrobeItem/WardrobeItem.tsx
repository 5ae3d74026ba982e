import type { ComponentProps, ReactNode } from "react"
import { DeleteIcon, MoreIcon } from "../../icons/index.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { PictureImage } from "../Picture/PictureImage.tsx"
import { WardrobeItemRoot } from "./WardrobeItemRoot.tsx"

export interface WardrobeItemProps extends Omit<ComponentProps<"article">, "children"> {
  /** What it is, in words; the accessible name of its buttons ends with it. */
  summary: string
  /** Address of its picture, 4:5; words replace one that is missing or fails to load. */
  image: string | undefined
  /** The words in place of a picture. */
  missingLabel?: ReactNode
  /** Shows the delete button, as in manage mode; called when it is pressed. */
  onDelete?: (() => void) | undefined
  /** Names the delete button; by default "Delete" and the summary. */
  deleteLabel?: string | undefined
  /** Shows that it is being deleted; further presses are ignored, and focus stays. */
  deleting?: boolean | undefined
  /** Shows a button for more that can be done, e.g. a sheet of choices; called when it is pressed. */
  onMore?: (() => void) | undefined
  /** Names that button; by default "More for" and the summary. */
  moreLabel?: string | undefined
  /** Fades the picture of something that cannot be worn just now; `mark` says why. */
  away?: boolean | undefined
  /** Laid over the picture's foot, e.g. a `Badge` that says how well it suits her colours. */
  mark?: ReactNode
  /** A quiet `Button` below the summary, such as "Style this". */
  action?: ReactNode
}

/** One garment she owns: its picture, what it is, and what can be done with it. */
export function WardrobeItem({
  summary,
  image,
  missingLabel = "No picture",
  onDelete,
  deleteLabel = `Delete ${summary}`,
  deleting = false,
  onMore,
  moreLabel = `More for ${summary}`,
  away = false,
  mark,
  action,
  ...rest
}: WardrobeItemProps) {
  return (
    <WardrobeItemRoot {...rest} data-away={away || undefined} aria-busy={deleting || undefined}>
      <div data-part="picture">
        <span data-part="ground">
          <PictureImage src={image} alt="" />
        </span>
        <span data-part="missing">{missingLabel}</span>
        {mark === undefined ? null : <span data-part="mark">{mark}</span>}
        {onMore === undefined ? null : (
          <IconButtonPart
            data-part="more"
            label={moreLabel}
            icon={<MoreIcon />}
            onClick={() => onMore()}
          />
        )}
        {onDelete === undefined ? null : (
          <IconButtonPart
            data-part="delete"
            label={deleteLabel}
            icon={<DeleteIcon />}
            busy={deleting}
            onClick={() => onDelete()}
          />
        )}
      </div>
      <p data-part="summary">{summary}</p>
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </WardrobeItemRoot>
  )
}
