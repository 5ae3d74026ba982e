import type { WardrobeItem } from "@stylin/api/contract"
import { colour, lineHeight, media, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { thumbnailUrl } from "../lib/provider.ts"
import { itemAddress } from "../router/itemAddress.ts"
import { AppLink } from "./AppLink.tsx"

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[12]};
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};
  overflow-wrap: anywhere;

  a {
    display: grid;
    color: inherit;
    text-decoration: none;
  }

  a > span:first-of-type {
    margin-block-end: ${space[8]};
  }

  [data-part="note"] {
    color: ${colour.muted};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

interface Props {
  readonly label: string
  readonly items: readonly WardrobeItem[]
  /** A few words under the name. */
  readonly noteOf?: (item: WardrobeItem) => string | undefined
}

/** Small pictures of her pieces, each leading to its page. */
export function PieceRow({ label, items, noteOf }: Props) {
  return (
    <Root aria-label={label}>
      {items.map((item) => {
        const note = noteOf?.(item)
        return (
          <li key={item.item_id}>
            <AppLink href={itemAddress(item)}>
              <Picture ratio="garment" src={thumbnailUrl(item.image_path)} alt="" />
              <span>{item.item_summary}</span>
              {note !== undefined && <span data-part="note">{note}</span>}
            </AppLink>
          </li>
        )
      })}
    </Root>
  )
}
