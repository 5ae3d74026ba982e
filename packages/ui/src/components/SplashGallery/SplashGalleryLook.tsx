import { type Price, shownPrice } from "../../provider/money.ts"
import { useStylin } from "../../provider/StylinContext.ts"
import { Picture } from "../Picture/index.ts"

export interface SplashGalleryItem {
  /** What it is. */
  name: string
  /** Its price, a number in the provider's currency; hidden if the garment is hers. */
  price: Price
  /** Address of its picture, on its own ground. */
  image: string | undefined
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
  /** What the photo shows. */
  alt: string
  /** What the look is made of. */
  clothes: readonly SplashGalleryItem[]
}

interface SplashGalleryFigureProps {
  look: SplashGalleryLook
  yours: string
  shown: boolean
  /** Whether its pictures are needed now. */
  fetched: boolean
}

/** One look of the gallery, with what it is made of. */
export function SplashGalleryFigure({ look, yours, shown, fetched }: SplashGalleryFigureProps) {
  const { photo, alt, clothes } = look
  const settings = useStylin()
  return (
    <figure data-shown={shown}>
      <Picture data-part="photo" src={fetched ? photo : undefined} alt={alt} eager />
      <figcaption>
        <ul>
          {clothes.map(({ name, price, image, isYours = false, owned = isYours }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things of one look may have the same name
            <li key={index}>
              <Picture src={fetched ? image : undefined} alt="" ratio="garment" />
              <span data-part="item">{name}</span>
              <span data-part="price" data-yours={owned}>
                {owned ? yours : shownPrice(price, settings)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
