import { type ComponentProps, type ReactNode, useId } from "react"
import { AlertIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { Badge } from "../Badge/index.ts"
import { Checkbox } from "../Checkbox/index.ts"
import { Picture } from "../Picture/index.ts"
import { ReviewChips } from "./ReviewChips.tsx"
import { ReviewItemRoot } from "./ReviewItemRoot.tsx"
import { ReviewPictures } from "./ReviewPictures.tsx"
import { ReviewSwatches } from "./ReviewSwatches.tsx"
import type {
  ReviewChange,
  ReviewChoice,
  ReviewColour,
  ReviewField,
  ReviewPicture,
  ReviewValue,
} from "./reviewValue.ts"
import { REVIEW_WORDS, type ReviewWords } from "./reviewWords.ts"

export interface ReviewItemProps
  extends Omit<ComponentProps<"article">, "children" | "onChange" | "defaultValue"> {
  /** What it is, in words; the label of its checkbox. */
  summary: string
  /** Her decisions so far. */
  value: ReviewValue
  /** Receives all decisions after a change, and which part changed. */
  onChange: (change: ReviewChange) => void
  /** The pictures to choose between: the cut-out first, then another cut, then the original. */
  pictures: readonly ReviewPicture[]
  /** The sections to choose between. */
  sections: readonly ReviewChoice[]
  /** The likeliest kinds, one tap away. */
  kinds: readonly ReviewChoice[]
  /** All other kinds, in a list behind the last of the likeliest. */
  moreKinds?: readonly ReviewChoice[] | undefined
  /** The colours to choose between, likeliest first. */
  colours: readonly ReviewColour[]
  /** The uncertain parts; each is marked, in words. */
  pleaseCheck?: readonly ReviewField[] | undefined
  /** Says that she seems to own it already. */
  duplicate?: ReactNode
  /** Says that it may be nothing to wear, whether it is chosen or not. */
  doubt?: ReactNode
  /** Says that its outline is rough. */
  roughCutOut?: ReactNode
  /** Locks all of it, while the review is being saved. */
  disabled?: boolean | undefined
  /** Replaces some of the words. */
  words?: Partial<ReviewWords> | undefined
}

/** A garment that was found: whether to keep it, and everything about it that may need correcting. */
export function ReviewItem({
  summary,
  value,
  onChange,
  pictures,
  sections,
  kinds,
  moreKinds = [],
  colours,
  pleaseCheck = [],
  duplicate,
  doubt,
  roughCutOut,
  disabled = false,
  words: ownWords,
  ...rest
}: ReviewItemProps) {
  const id = useId()
  const words = useWords("ReviewItem", REVIEW_WORDS, ownWords)
  const change = (field: ReviewField, chosen: string) =>
    onChange({ value: { ...value, [field]: chosen }, field })
  const legend = (field: ReviewField) => (
    <legend data-stylin-ui="">
      {words[field]}
      {pleaseCheck.includes(field) ? (
        <Badge tone="orange" icon={<AlertIcon />}>
          {words.pleaseCheck}
        </Badge>
      ) : null}
    </legend>
  )
  const shown = pictures.find((picture) => picture.value === value.picture)
  return (
    <ReviewItemRoot
      data-stylin-ui=""
      aria-labelledby={`${id}-summary`}
      {...rest}
      data-checked={value.checked}
    >
      <div data-part="summary">
        <Checkbox
          label={
            <span data-stylin-ui="" id={`${id}-summary`}>
              {summary}
            </span>
          }
          checked={value.checked}
          disabled={disabled}
          onChange={({ target }) =>
            onChange({ value: { ...value, checked: target.checked }, field: "checked" })
          }
        />
      </div>
      <div data-part="picture">
        <div data-part="shown">
          <Picture
            src={shown?.image ?? shown?.src}
            srcSet={shown?.imageSet}
            sizes={shown?.imageSizes}
            alt={shown?.label ?? ""}
            ratio="garment"
          />
          <span data-part="missing">{words.noPicture}</span>
        </div>
        {value.checked && pictures.length > 1 ? (
          <ReviewPictures
            legend={legend("picture")}
            pictures={pictures}
            value={value.picture}
            disabled={disabled}
            onChoose={(chosen) => change("picture", chosen)}
          />
        ) : null}
      </div>
      <div data-part="facts">
        {doubt === undefined ? null : <p data-part="notice">{doubt}</p>}
        {duplicate === undefined ? null : <p data-part="notice">{duplicate}</p>}
        {value.checked ? (
          <>
            {roughCutOut === undefined ? null : <p data-part="notice">{roughCutOut}</p>}
            <ReviewChips
              legend={legend("kind")}
              few={kinds}
              more={moreKinds}
              moreLabel={words.moreKinds}
              value={value.kind}
              disabled={disabled}
              onChoose={(chosen) => change("kind", chosen)}
            />
            <ReviewSwatches
              legend={legend("colour")}
              colours={colours}
              value={value.colour}
              disabled={disabled}
              onChoose={(chosen) => change("colour", chosen)}
            />
            <ReviewChips
              legend={legend("section")}
              few={sections}
              value={value.section}
              disabled={disabled}
              onChoose={(chosen) => change("section", chosen)}
            />
          </>
        ) : null}
      </div>
    </ReviewItemRoot>
  )
}
