import { type ClothingItem, UNLISTED_BRAND } from "@stylin/api/contract"
import { Button, colour, formatPrice, Picture, space, TextLink, textSize } from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { track } from "../../analytics/track.ts"
import { providerUrl, thumbnailUrl } from "../../lib/provider.ts"
import { takeOff, wear } from "../../state/outfits/draft.ts"
import { PieceButton, PieceGrid } from "./PieceButton.tsx"
import { type FilledPlace, PLACE_WORDS } from "./placeWords.ts"

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[8]};
  border-block-start: 1px solid ${colour.line};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[8]};
  }

  h2 {
    font-size: ${textSize[18]};
  }

  /* A quiet button's words end where the row does; its padding reaches beyond. */
  header > button {
    margin-inline-end: calc(-1 * ${space[12]});
  }
`

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  padding-block-end: ${space[8]};

  p {
    overflow-wrap: anywhere;
  }

  p + p {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  > button {
    margin-inline-end: calc(-1 * ${space[12]});
  }
`

interface Props extends FilledPlace {
  /** What would complete the outfit here, the best first. */
  readonly proposed: readonly ClothingItem[]
  /** Whether there is anything to choose from. */
  readonly hasChoice: boolean
  readonly onChoose: () => void
}

/** A place of the outfit: what she wears there, or what would complete it. */
export function PlaceRow({ place, pieces, proposed, hasChoice, onChoose }: Props) {
  const id = useId()
  const { name, choose } = PLACE_WORDS[place]
  const isFilled = pieces.length > 0
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        {hasChoice && (
          <Button
            variant="quiet"
            aria-label={isFilled ? `Change: ${name}` : choose}
            onClick={onChoose}
          >
            {isFilled ? "Change" : "Choose"}
          </Button>
        )}
      </header>
      {pieces.map((item) => (
        <ChosenPiece key={item.item_id} item={item} />
      ))}
      {!isFilled && proposed.length > 0 && (
        <PieceGrid aria-label={`Would complete it: ${name}`}>
          {proposed.map((item) => (
            <li key={item.item_id}>
              <PieceButton item={item} note={item.isYours ? "Yours" : undefined} onChoose={wear} />
            </li>
          ))}
        </PieceGrid>
      )}
    </Root>
  )
}

function ChosenPiece({ item }: { readonly item: ClothingItem }) {
  return (
    <Chosen>
      <Picture ratio="square" src={thumbnailUrl(item.image_url)} alt="" />
      <div>
        <p>{item.name}</p>
        {!item.isYours && (
          <p>
            <InShop item={item} />
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        aria-label={`Take off: ${item.name}`}
        onClick={() => takeOff(item.item_id)}
      >
        Take off
      </Button>
    </Chosen>
  )
}

/** Where it is sold, and for how much. */
function InShop({ item }: { readonly item: ClothingItem }) {
  const { brand = UNLISTED_BRAND, price, image_path: link, section } = item
  const isListed = brand !== UNLISTED_BRAND
  const words = [
    isListed ? brand : "In a shop",
    ...(price !== undefined && isListed ? [formatPrice(price)] : []),
  ].join(" · ")
  if (link === undefined) return words
  return (
    <TextLink
      href={providerUrl(link)}
      target="_blank"
      rel="sponsored noopener noreferrer"
      onClick={() => track("Item Followed", { section, brand })}
    >
      {words}
    </TextLink>
  )
}
