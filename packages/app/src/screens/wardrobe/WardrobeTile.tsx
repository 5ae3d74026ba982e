import type { WardrobeItem } from "@stylin/api/contract"
import { colour, DeleteIcon, IconButton, Picture, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { providerUrl } from "../../lib/provider.ts"

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[8]};
  font-size: ${textSize[14]};

  /* A very long summary must not tear the grid apart; it is read out and asked about in full. */
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }

  button {
    position: absolute;
    inset: ${space[8]} ${space[8]} auto auto;
    border-radius: ${radius.full};
    background: ${colour.raised};
  }
`

interface Props {
  readonly item: WardrobeItem
  /** Shows a button that asks to take the item out; null for none. */
  readonly onDelete: (() => void) | null
}

export function WardrobeTile({ item, onDelete }: Props) {
  return (
    <Root>
      <Picture src={providerUrl(item.image_path)} alt="" ratio="garment" />
      <p>{item.item_summary}</p>
      {onDelete && (
        <IconButton
          label={`Delete ${item.item_summary}`}
          icon={<DeleteIcon />}
          onClick={onDelete}
        />
      )}
    </Root>
  )
}
