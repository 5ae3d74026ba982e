import type { WardrobeItem } from "@stylin/api/contract"
import { colour, DeleteIcon, IconButton, Picture, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { providerUrl } from "../../lib/provider.ts"

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[8]};
  font-size: ${textSize[14]};

  p {
    overflow-wrap: anywhere;
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
