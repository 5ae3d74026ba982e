import { type ReactNode, useId } from "react"
import { Picture } from "../Picture/index.ts"
import type { ReviewPicture } from "./reviewValue.ts"

interface Props {
  readonly legend: ReactNode
  readonly pictures: readonly ReviewPicture[]
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (value: string) => void
}

/** How wide a thumbnail is shown, as wide as the least that can be pressed. */
const THUMBNAIL = "44px"

/** The pictures of one garment, as radio buttons drawn as thumbnails. */
export function ReviewPictures({ legend, pictures, value, disabled, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset data-stylin-ui="" disabled={disabled}>
      {legend}
      <div data-part="thumbnails">
        {pictures.map((picture) => (
          <label key={picture.value} data-part="thumbnail" title={picture.label}>
            <Picture
              src={picture.image ?? picture.src}
              srcSet={picture.imageSet}
              sizes={THUMBNAIL}
              alt=""
              ratio="garment"
            />
            <input
              data-stylin-ui=""
              type="radio"
              name={name}
              aria-label={picture.label}
              checked={picture.value === value}
              onChange={() => onChoose(picture.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
