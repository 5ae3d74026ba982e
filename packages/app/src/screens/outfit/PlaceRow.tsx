import { type ClothingItem, UNLISTED_BRAND } from "@stylin/api/contract"
import {
  Button,
  CloseIcon,
  colour,
  IconButton,
  lineHeight,
  Picture,
  space,
  TextLink,
  textSize,
} from "@stylin/ui"
import { useId, useLayoutEffect, useRef } from "react"
import { styled } from "styled-components"
import { track } from "../../analytics/track.ts"
import { priceWords } from "../../lib/price.ts"
import { providerUrl, thumbnailUrl } from "../../lib/provider.ts"
import { takeOff, wear } from "../../state/outfits/draft.ts"
import { t } from "../../words/t.ts"
import { PieceGrid, ProposedPiece } from "./PieceButton.tsx"
import { type FilledPlace, PLACE_WORDS } from "./placeWords.ts"

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[8]};
  border-block-start: 1px solid ${colour.line};

  h2 {
    font-size: ${textSize[18]};
  }

  [data-part="line"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space[4]};
  }

  [data-part="line"][data-filled="true"] {
    display: flex;
    flex-wrap: wrap;

    > :first-child {
      flex: none;
      width: 4rem;
    }

    h2 {
      color: ${colour.muted};
      font-family: inherit;
      font-size: ${textSize[14]};
    }

    [data-part="shop"] {
      color: ${colour.muted};
      font-size: ${textSize[14]};
    }

    /* Large text takes a line of its own. */
    > div {
      flex: 1 1 5rem;
      min-width: 0;
      padding-inline-start: ${space[8]};
      line-height: ${lineHeight[135]};
      overflow-wrap: anywhere;
    }
  }

  /* A button's padding reaches beyond the end of the row. */
  [data-part="line"] > button:last-child {
    min-width: max-content;
    margin-inline-end: calc(-1 * ${space[12]});
  }
`

interface Props extends FilledPlace {
  /** What is shown at once of what would complete the outfit here, the best first. */
  readonly proposed: readonly ClothingItem[]
  /** Whether there is anything to choose from. */
  readonly hasChoice: boolean
  readonly onChoose: () => void
}

/** A place of the outfit: what she wears there, or what would complete it. */
export function PlaceRow({ place, pieces, proposed, hasChoice, onChoose }: Props) {
  const id = useId()
  const { name, choose } = PLACE_WORDS[place]
  const [first, ...others] = pieces
  const row = useFocusKept(first?.item_id)
  return (
    <Root {...row} aria-labelledby={id}>
      <div data-part="line" data-filled={first !== undefined}>
        {first && <Picture ratio="square" src={thumbnailUrl(first.image_url)} alt="" />}
        <div>
          <h2 id={id}>{name}</h2>
          {first && <PieceWords item={first} />}
        </div>
        {hasChoice ? (
          <Button
            variant="quiet"
            aria-label={first ? t("Change: {name}", { name }) : choose}
            onClick={onChoose}
          >
            {first ? t("Change") : t("Choose")}
          </Button>
        ) : (
          <span />
        )}
        {first && <TakeOff item={first} />}
      </div>
      {others.map((item) => (
        <div key={item.item_id} data-part="line" data-filled="true">
          <Picture ratio="square" src={thumbnailUrl(item.image_url)} alt="" />
          <div>
            <PieceWords item={item} />
          </div>
          <span />
          <TakeOff item={item} />
        </div>
      ))}
      {!first && proposed.length > 0 && (
        <PieceGrid aria-label={t("To complete it: {name}", { name })}>
          {proposed.map((item) => (
            <ProposedPiece key={item.item_id} item={item} onChoose={wear} />
          ))}
        </PieceGrid>
      )}
    </Root>
  )
}

/** Keeps a keyboard's place in a row when the button with focus goes with the piece that it changed. */
function useFocusKept(worn: string | undefined) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(worn)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const isChanged = before.current !== worn
    before.current = worn
    if (!isChanged || !hasFocus.current || document.activeElement !== document.body) return
    row.current?.querySelector<HTMLElement>("button")?.focus()
  }, [worn])
  return {
    ref: row,
    onFocus() {
      hasFocus.current = true
    },
    // Not what happens where the button with focus goes: React tells nothing of that.
    onBlur() {
      hasFocus.current = false
    },
  }
}

function TakeOff({ item }: { readonly item: ClothingItem }) {
  return (
    <IconButton
      icon={<CloseIcon />}
      label={t("outfit|Take off: {name}", { name: item.name })}
      onClick={() => takeOff(item.item_id)}
    />
  )
}

function PieceWords({ item }: { readonly item: ClothingItem }) {
  return (
    <>
      <p>{item.name}</p>
      {!item.isYours && (
        <p data-part="shop">
          <InShop item={item} />
        </p>
      )}
    </>
  )
}

/** Where it is sold, and for how much. */
function InShop({ item }: { readonly item: ClothingItem }) {
  const { brand = UNLISTED_BRAND, price, image_path: link, section } = item
  const isListed = brand !== UNLISTED_BRAND
  const words = [
    isListed ? brand : t("In a shop"),
    ...(price !== undefined && isListed ? [priceWords(price)] : []),
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
