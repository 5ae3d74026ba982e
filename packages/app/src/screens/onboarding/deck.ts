import { colour, media, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"

/** On a phone, the height of everything on the step but a card's picture. */
const BESIDES_PICTURE = "31rem"

/**
 * A list of cards: on phones a row that stops at each, from tablets on a grid. On a phone a card is
 * as wide as lets the whole step be seen at once, with the edge of the next card beside it.
 */
export const Deck = styled.ul`
  --card: clamp(8rem, calc((100dvh - ${BESIDES_PICTURE}) * 3 / 4), calc(100vw - 4.5rem));

  display: flex;
  gap: ${space[16]};
  margin-inline: calc(-1 * ${space[20]});
  padding-inline: calc((100vw - var(--card)) / 2);
  padding-block: ${space[4]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    width: var(--card);
    flex: none;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[40]} ${space[24]};
    margin-inline: 0;
    padding: 0;
    overflow-x: visible;

    & > li {
      width: auto;
    }
  }
`

/** How many are answered. It stays in sight below the header while the cards scroll. */
export const DeckCount = styled.p`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(var(--stuck-top, 0px) + 4rem);
  margin-block: calc(-1 * ${space[20]}) calc(-1 * ${space[24]});
  padding-block: ${space[4]};
  background: ${colour.paper};
  color: ${colour.muted};
`

/** What keys do: told to screen readers, and shown where there is a mouse beside them, in the grid. */
export const DeckKeys = styled.p`
  display: none;
  /* Not beneath the count, whose own margin pulls up what follows. */
  margin-block-start: 0;
  color: ${colour.muted};
  font-size: ${textSize[14]};

  ${media.tablet} {
    ${media.finePointer} {
      display: block;
    }
  }
`

/**
 * Brings a card to the middle of a deck's row. Does nothing on a grid, where all are in place.
 * @param place the card's place in the deck, from 0
 */
export function showCard(deck: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  if (!deck || deck.scrollWidth <= deck.clientWidth) return
  deck.children[place]?.scrollIntoView({ behavior, block: "nearest", inline: "center" })
}
