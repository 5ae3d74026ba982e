import type { Look } from "@stylin/api/contract"
import { useEffect } from "react"
import { lookPicture } from "../../lib/lookPicture.ts"
import { LOOK_SIZES } from "../../lib/lookWidths.ts"
import { whenLoaded } from "../../lib/whenLoaded.ts"
import { LOOKS_PER_PAGE } from "../../state/feed/feed.ts"

/** Fetches the pictures of the looks that are shown next, after everything that is shown now. */
export function useNextPictures(looks: readonly Look[]): void {
  useEffect(() => {
    let isLeft = false
    whenLoaded(async () => {
      for (const { photo } of looks.slice(LOOKS_PER_PAGE, 2 * LOOKS_PER_PAGE)) {
        if (isLeft) return
        await fetched(photo)
      }
    })
    return () => {
      isLeft = true
    }
  }, [looks])
}

/** Resolves when a picture is there, or will not come: then it is asked for again where it is shown. */
async function fetched(photo: string): Promise<void> {
  const { src, srcSet = "" } = lookPicture(photo)
  const image = new Image()
  image.fetchPriority = "low"
  image.sizes = LOOK_SIZES
  image.srcset = srcSet
  image.src = src
  // Where tests run, there is nothing that decodes.
  await image.decode?.().catch(() => undefined)
}
