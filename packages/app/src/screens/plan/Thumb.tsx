import type { Look, WardrobeItem } from "@stylin/api/contract"
import { Picture, space } from "@stylin/ui"
import { styled } from "styled-components"
import { lookPicture } from "../../lib/lookPicture.ts"
import { thumbnailUrl } from "../../lib/provider.ts"

const Pieces = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: center;
  gap: ${space[4]};
  aspect-ratio: 3 / 4;
`

interface Props {
  readonly look: Look | undefined
  /** Shown where the look is not known. */
  readonly items: readonly WardrobeItem[]
  /** How wide it is shown, such as "48px". */
  readonly sizes: string
}

const MOST = 4

/** A small picture of a look, or of the pieces that she wore. What it shows is said beside it. */
export function Thumb({ look, items, sizes }: Props) {
  if (look) {
    const { src, srcSet } = lookPicture(look.photo)
    return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" />
  }
  return (
    <Pieces>
      {items.slice(0, MOST).map(({ item_id, image_path }) => (
        <Picture key={item_id} ratio="garment" src={thumbnailUrl(image_path)} alt="" />
      ))}
    </Pieces>
  )
}
