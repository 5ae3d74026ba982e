import type { MouseEvent } from "react"
import { useSettings } from "../../provider/StylinContext.ts"
import { PictureImage } from "../Picture/PictureImage.tsx"
import { useSuccession } from "./useSuccession.ts"

interface LookCardPhotoProps {
  src: string | undefined
  srcSet: string | undefined
  sizes: string | undefined
  placeholder: readonly string[] | undefined
  alt: string
  openLabel: string
  eager: boolean | undefined
  href: string | undefined
  onOpen: (() => void) | undefined
}

/** The photo: alone, as a button, or as a link, depending on how the look opens. */
export function LookCardPhoto({
  src,
  srcSet,
  sizes,
  placeholder,
  alt,
  openLabel,
  eager,
  href,
  onOpen,
}: LookCardPhotoProps) {
  const { link: Link } = useSettings()
  const { before, present, isWaiting, onSettled } = useSuccession(src, srcSet)
  const picture = (
    <span data-part="ground">
      {before && (
        <PictureImage
          key={before.turn}
          src={before.src}
          srcSet={before.srcSet}
          sizes={sizes}
          alt=""
          eager={eager}
          data-leaving={isWaiting ? "soon" : "now"}
        />
      )}
      <PictureImage
        key={present.turn}
        src={present.src}
        srcSet={present.srcSet}
        sizes={sizes}
        placeholder={before ? undefined : placeholder}
        alt={alt}
        eager={eager}
        onSettled={onSettled}
        data-waiting={isWaiting || undefined}
      />
    </span>
  )
  if (href === undefined && onOpen === undefined) return picture
  const content = (
    <>
      <span data-part="open-label">{openLabel}: </span>
      {picture}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" data-part="open" onClick={() => onOpen?.()}>
        {content}
      </button>
    )
  }
  // Presses that ask for a new tab or window are left to the browser.
  const open = (event: MouseEvent) => {
    if (onOpen === undefined) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link data-part="open" href={href} onClick={open}>
      {content}
    </Link>
  )
}
