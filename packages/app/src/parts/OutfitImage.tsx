import type { ClothingItem, Look } from "@stylin/api/contract"
import { colour, Picture, space } from "@stylin/ui"
import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { lookPicture } from "../lib/lookPicture.ts"
import { thumbnailUrl } from "../lib/provider.ts"
import { placeIn } from "../state/outfits/placeIn.ts"

/** What was chosen, where the provider has not composed it. */
const Pieces = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: center;
  gap: ${space[8]};
  aspect-ratio: 3 / 4;
  padding: ${space[8]};
  overflow: hidden;
  background: ${colour.ground};
`

interface Props extends Omit<ComponentProps<typeof Picture>, "src" | "srcSet" | "ratio"> {
  readonly look: Look | undefined
  readonly pieces: readonly ClothingItem[]
}

/** An outfit of her own: worn once a figure could go out in it, and until then its pieces laid out. */
export function OutfitImage({ look, pieces, alt, ...rest }: Props) {
  if (!look) {
    return (
      <Pieces {...(alt && { role: "img", "aria-label": alt })}>
        {pieces.map(({ item_id, image_url }) => (
          <Picture key={item_id} ratio="square" src={thumbnailUrl(image_url)} alt="" />
        ))}
      </Pieces>
    )
  }
  const worn = look.clothes.flatMap(([first]) => first ?? [])
  const picture = isDressed(worn) ? look.photo : (look.lay_url ?? look.photo)
  return <Picture {...rest} {...lookPicture(picture)} alt={alt} />
}

function isDressed(pieces: readonly ClothingItem[]): boolean {
  const places = new Set(pieces.map(placeIn))
  return places.has("dress") || (places.has("top") && places.has("bottom"))
}
