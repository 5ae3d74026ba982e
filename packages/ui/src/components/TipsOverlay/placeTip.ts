import { arrow, computePosition, flip, offset, type Placement, shift } from "@floating-ui/dom"

/** Room between a target and the light around it, in px. */
const HALO = 8

/** Room between the light and the card, in px. */
const GAP = 16

/** Least room between the card and the edge of the screen, in px. */
const MARGIN = 16

interface TipElements {
  readonly target: Element
  readonly card: HTMLElement
  readonly light: HTMLElement
  readonly pointer: HTMLElement
}

/** Takes back what `placeTip` has set, for a tip about nothing on the page. */
export function unplaceTip({ card, light }: Pick<TipElements, "card" | "light">): void {
  for (const property of ["translate", "width", "height"]) light.style.removeProperty(property)
  for (const property of ["left", "top"]) card.style.removeProperty(property)
}

/** Puts the light around a target, the card beside it and its pointer towards it. */
export async function placeTip(
  { target, card, light, pointer }: TipElements,
  wanted: Placement,
): Promise<void> {
  const box = target.getBoundingClientRect()
  light.style.translate = `${box.x - HALO}px ${box.y - HALO}px`
  light.style.width = `${box.width + 2 * HALO}px`
  light.style.height = `${box.height + 2 * HALO}px`

  const { x, y, placement, middlewareData } = await computePosition(target, card, {
    strategy: "fixed",
    placement: wanted,
    middleware: [
      offset(HALO + GAP),
      // Overflow along the side is what `shift` is for; only a lack of room beside it turns the card.
      flip({ padding: MARGIN, crossAxis: false, fallbackAxisSideDirection: "end" }),
      // A target that fills the screen leaves no room beside it: the card then lies over it.
      shift({ padding: MARGIN, crossAxis: true }),
      arrow({ element: pointer, padding: 16 }),
    ],
  })
  card.style.left = `${x}px`
  card.style.top = `${y}px`
  card.dataset.side = placement.split("-")[0]
  pointer.style.left = middlewareData.arrow?.x === undefined ? "" : `${middlewareData.arrow.x}px`
  pointer.style.top = middlewareData.arrow?.y === undefined ? "" : `${middlewareData.arrow.y}px`
}
