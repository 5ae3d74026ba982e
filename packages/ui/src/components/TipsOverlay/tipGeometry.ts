/** The side of its target that a tip prefers. */
export const TIP_PLACEMENTS = ["top", "bottom", "left", "right"] as const

export type TipPlacement = (typeof TIP_PLACEMENTS)[number]

interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** Position of a card on the screen, in px, and of the pointer on its edge. */
export interface TipPosition {
  readonly side: TipPlacement
  readonly x: number
  readonly y: number
  /** From the card's left or top, whichever runs along the side. */
  readonly pointer: number
}

/** Sides in the order in which they are tried: the preferred one, its opposite, the two beside it. */
const TURNS: Readonly<Record<TipPlacement, readonly TipPlacement[]>> = {
  top: ["top", "bottom", "right", "left"],
  bottom: ["bottom", "top", "right", "left"],
  left: ["left", "right", "bottom", "top"],
  right: ["right", "left", "bottom", "top"],
}

/**
 * Places a card `gap` px from a target, on the preferred side or else on the one with most room,
 * and wholly on the screen: over a target that fills it. All lengths are in px.
 */
export function positionTip(
  place: { target: Box; card: Size; screen: Size; pointer: number },
  wanted: TipPlacement,
  { gap, margin }: { gap: number; margin: number },
): TipPosition {
  const { target, card, screen } = place
  const room: Readonly<Record<TipPlacement, number>> = {
    top: target.y - gap - margin - card.height,
    bottom: screen.height - target.y - target.height - gap - margin - card.height,
    left: target.x - gap - margin - card.width,
    right: screen.width - target.x - target.width - gap - margin - card.width,
  }
  const side =
    TURNS[wanted].find((one) => room[one] >= 0) ??
    TURNS[wanted].reduce((best, one) => (room[one] > room[best] ? one : best))

  const isAbove = side === "top" || side === "bottom"
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  const beside = {
    top: target.y - gap - card.height,
    bottom: target.y + target.height + gap,
    left: target.x - gap - card.width,
    right: target.x + target.width + gap,
  }[side]
  const onScreen = (at: number, length: number, whole: number) =>
    between(at, margin, Math.max(margin, whole - margin - length))
  const x = onScreen(isAbove ? middle.x - card.width / 2 : beside, card.width, screen.width)
  const y = onScreen(isAbove ? beside : middle.y - card.height / 2, card.height, screen.height)

  const length = isAbove ? card.width : card.height
  const wish = (isAbove ? middle.x - x : middle.y - y) - place.pointer / 2
  return { side, x, y, pointer: between(wish, margin, length - margin - place.pointer) }
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
