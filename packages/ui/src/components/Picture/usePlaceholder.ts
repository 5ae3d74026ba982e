import { useCallback } from "react"

/** What `pictureBox` draws while an image has it. */
const COLOURS = "--picture-placeholder"

/**
 * Shows colours in an image, from its top down, until it is there. Only a browser knows what is still on its way, so
 * the image is marked there: pages from a server show pictures as they are, and no picture renders twice for it.
 * @param src its address; a new address has its colours again
 * @returns the `ref` that the `<img>` must have
 */
export function usePlaceholder(
  src: string | undefined,
  colours: readonly string[] | undefined,
): (image: HTMLImageElement | null) => (() => void) | undefined {
  const [first, ...others] = colours ?? []
  const ground =
    first && `linear-gradient(${[first, ...(others.length > 0 ? others : [first])].join(", ")})`
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !ground || !src || image.complete) return undefined
      const end = () => {
        image.removeAttribute("data-placeholder")
        image.style.removeProperty(COLOURS)
      }
      image.setAttribute("data-placeholder", "")
      image.style.setProperty(COLOURS, ground)
      image.addEventListener("load", end, { once: true })
      return () => {
        image.removeEventListener("load", end)
        end()
      }
    },
    [src, ground],
  )
}
