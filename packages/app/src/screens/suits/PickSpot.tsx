import { colour, radius } from "@stylin/ui"
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react"
import { styled } from "styled-components"
import type { Spot } from "./lookAt.ts"

const Root = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: crosshair;
  pointer-events: auto;
  touch-action: manipulation;

  &:focus-visible {
    outline: 3px solid ${colour.accent};
    outline-offset: -3px;
  }
`

/** Where colour is read, over a picture. `--side` is a share of the picture's shorter side. */
export const Mark = styled.span`
  position: absolute;
  container-type: size;
  inset: 0;
  overflow: hidden;

  &::before {
    position: absolute;
    left: var(--x, 50%);
    top: var(--y, 50%);
    width: calc(var(--side) * 1cqmin);
    height: calc(var(--side) * 1cqmin);
    border: 2px solid #fff;
    border-radius: ${radius.large};
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.55),
      inset 0 0 0 1px rgb(0 0 0 / 0.55);
    content: "";
    translate: -50% -50%;
    forced-color-adjust: none;
  }

  &[data-round="true"]::before {
    border-radius: 50%;
  }
`

/** The style that puts a mark where it belongs. */
export function markStyle({ x, y }: Spot, share: number): CSSProperties {
  // Custom properties are no part of React's type.
  return { "--x": `${x * 100}%`, "--y": `${y * 100}%`, "--side": share * 100 } as CSSProperties
}

const STEP = 0.04
const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface Props {
  readonly label: string
  readonly spot: Spot
  /** The mark's side as a share of the picture's shorter side. */
  readonly share: number
  readonly isRound?: boolean
  /** Moves focus here when it appears. */
  readonly takesFocus?: boolean
  /** Called as arrow keys move the mark. */
  readonly onMove: (spot: Spot) => void
  /** Called when she taps a spot, or presses Enter on the mark's. */
  readonly onPick: (spot: Spot) => void
  readonly onCancel?: () => void
}

/** Covers a picture, so that a spot on it can be chosen by touch or by arrow keys. */
export function PickSpot(props: Props) {
  const { label, spot, share, isRound = false, takesFocus = false } = props
  const { onMove, onPick, onCancel } = props
  const root = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel?.()
    const by = MOVES[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove({ x: bounded(spot.x + by[0]), y: bounded(spot.y + by[1]) })
  }
  const pick = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A press of a key is a click without a count, and without a place.
    if (detail === 0) return onPick(spot)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPick({ x: bounded((clientX - left) / width), y: bounded((clientY - top) / height) })
  }
  return (
    <Root ref={root} type="button" aria-label={label} onKeyDown={move} onClick={pick}>
      <Mark style={markStyle(spot, share)} data-round={isRound} />
    </Root>
  )
}

function bounded(share: number): number {
  return Math.min(1, Math.max(0, share))
}
