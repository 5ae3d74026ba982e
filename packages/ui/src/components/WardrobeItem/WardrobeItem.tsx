import type { ComponentProps, ReactNode } from "react"
import { useHold } from "../../hooks/useHold.ts"
import { CheckIcon, DeleteIcon, MoreIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { PictureImage } from "../Picture/PictureImage.tsx"
import { WardrobeItemRoot } from "./WardrobeItemRoot.tsx"
import { WARDROBE_ITEM_WORDS, type WardrobeItemWords } from "./wardrobeItemWords.ts"

export interface WardrobeItemProps
  extends Omit<ComponentProps<"article">, "children" | "onSelect"> {
  /** What it is, in words; the accessible name of its buttons ends with it. */
  summary: string
  /** Address of its picture, 4:5; words replace one that is missing or fails to load. */
  image: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /** CSS colours that softly stand in for the picture, from its top down, until it is there. */
  imagePlaceholder?: readonly string[] | undefined
  /** Replaces some of the words. */
  words?: Partial<WardrobeItemWords> | undefined
  /** Shows the delete button, as in manage mode; called when it is pressed. */
  onDelete?: (() => void) | undefined
  /** Shows that it is being deleted; further presses are ignored, and focus stays. */
  busy?: boolean | undefined
  /**
   * The former name of `busy`.
   * @deprecated use `busy`
   */
  deleting?: boolean | undefined
  /** Makes its picture a button; called when it is pressed. */
  onOpen?: (() => void) | undefined
  /** Called when its picture is pressed and held, where a press opens it. */
  onHold?: (() => void) | undefined
  /** Makes its picture a checkbox, to choose several; called when it is ticked or not any more. */
  onSelect?: ((change: { selected: boolean }) => void) | undefined
  /** Ticks it. */
  selected?: boolean | undefined
  /** Shows a button for more that can be done, e.g. a sheet of choices; called when it is pressed. */
  onMore?: (() => void) | undefined
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
  imageSet,
  imageSizes,
  imagePlaceholder,
  onDelete,
  deleting = false,
  busy = deleting,
  onOpen,
  onHold,
  onSelect,
  selected = false,
  onMore,
  away = false,
  mark,
  action,
  words: ownWords,
  ...rest
}: WardrobeItemProps) {
  const words = useWords("WardrobeItem", WARDROBE_ITEM_WORDS, ownWords)
  const hold = useHold(onHold, "[data-part='open']")
  return (
    <WardrobeItemRoot
      data-stylin-ui=""
      {...rest}
      data-away={away || undefined}
      aria-busy={busy || undefined}
    >
      <div data-part="picture" {...hold}>
        <span data-part="ground">
          <PictureImage
            src={image}
            srcSet={imageSet}
            sizes={imageSizes}
            placeholder={imagePlaceholder}
            alt=""
          />
        </span>
        <span data-part="missing">{words.missing}</span>
        {onOpen === undefined ? null : (
          <button
            type="button"
            data-part="open"
            aria-label={words.open({ summary })}
            onClick={() => onOpen()}
          />
        )}
        {onSelect === undefined ? null : (
          <>
            <input
              type="checkbox"
              data-part="select"
              aria-label={words.select({ summary })}
              checked={selected}
              onChange={({ target }) => onSelect({ selected: target.checked })}
            />
            <span data-part="tick" aria-hidden="true">
              <CheckIcon />
            </span>
          </>
        )}
        {mark === undefined ? null : <span data-part="mark">{mark}</span>}
        {onMore === undefined ? null : (
          <IconButtonPart
            data-part="more"
            label={words.more({ summary })}
            icon={<MoreIcon />}
            onClick={() => onMore()}
          />
        )}
        {onDelete === undefined ? null : (
          <IconButtonPart
            data-part="delete"
            label={words.delete({ summary })}
            icon={<DeleteIcon />}
            busy={busy}
            onClick={() => onDelete()}
          />
        )}
      </div>
      <p data-part="summary">{summary}</p>
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </WardrobeItemRoot>
  )
}
