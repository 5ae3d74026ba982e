import { type Price, shownPrice } from "../../provider/money.ts"
import { useSettings } from "../../provider/StylinContext.ts"
import { Picture } from "../Picture/index.ts"

export interface SplashGalleryItem {
  /** What it is. */
  name: string
  /** Its price, a number in the provider's currency; hidden if the garment is hers. */
  price: Price
  /** Address of its picture, on its own ground. */
  image: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /** Marks it as hers, instead of showing the price. */
  owned?: boolean | undefined
  /**
   * The former name of `owned`.
   * @deprecated use `owned`
   */
  isYours?: boolean | undefined
}

export interface SplashGalleryLook {
  /** Tells looks apart. */
  id: string
  /** Address of the look's photo or drawing, 3:4. */
  photo: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  photoSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `photoSet` by it. */
  photoSizes?: string | undefined
  /** What the photo shows. */
  photoAlt?: string | undefined
  /**
   * The former name of `photoAlt`.
   * @deprecated use `photoAlt`
   */
  alt?: string | undefined
  /** What the look is made of. */
  clothes: readonly SplashGalleryItem[]
}

interface SplashGalleryFigureProps {
  look: SplashGalleryLook
  /** What is said of a garment that is hers. */
  ownedLabel: string
  shown: boolean
  /** Whether its pictures are needed now. */
  fetched: boolean
}

/** One look of the gallery, with what it is made of. */
export function SplashGalleryFigure({
  look,
  ownedLabel,
  shown,
  fetched,
}: SplashGalleryFigureProps) {
  const { photo, photoSet, photoSizes, alt = "", photoAlt = alt, clothes } = look
  return (
    <figure data-stylin-ui="" data-shown={shown}>
      <Picture
        data-part="photo"
        src={fetched ? photo : undefined}
        srcSet={photoSet}
        sizes={photoSizes}
        alt={photoAlt}
        eager
      />
      <figcaption data-stylin-ui="">
        <ul data-stylin-ui="">
          {clothes.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things of one look may have the same name
            <SplashGalleryPiece key={index} item={item} ownedLabel={ownedLabel} fetched={fetched} />
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

interface SplashGalleryPieceProps {
  item: SplashGalleryItem
  ownedLabel: string
  fetched: boolean
}

function SplashGalleryPiece({ item, ownedLabel, fetched }: SplashGalleryPieceProps) {
  const { name, price, image, imageSet, imageSizes, isYours = false, owned = isYours } = item
  const settings = useSettings()
  return (
    <li data-stylin-ui="">
      <Picture
        src={fetched ? image : undefined}
        srcSet={imageSet}
        sizes={imageSizes}
        alt=""
        ratio="garment"
      />
      <span data-part="item">{name}</span>
      <span data-part="price" data-owned={owned}>
        {owned ? ownedLabel : shownPrice(price, settings)}
      </span>
    </li>
  )
}
