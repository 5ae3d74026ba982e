import { Button, colour, radius, space } from "@stylin/ui"
import { type RefCallback, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useBlobAddress } from "../../lib/useBlobAddress.ts"
import { t } from "../../words/t.ts"
import { FRAME, type Spot } from "./lookAt.ts"
import { PickSpot } from "./PickSpot.tsx"
import { PickWhite } from "./PickWhite.tsx"
import type { White } from "./useWhite.ts"

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  max-width: 30rem;
  outline: none;

  [data-part="picture"] {
    position: relative;
    overflow: hidden;
    border-radius: ${radius.large};
    background: ${colour.ground};
  }

  img {
    display: block;
    max-width: 100%;
    max-height: 24rem;
  }

  [data-part="hint"] {
    min-height: 1.5em;
    text-align: center;
  }
`

interface Props {
  readonly photo: Blob
  /** Receives the picture, whose colours are read. */
  readonly imageRef: RefCallback<HTMLImageElement>
  readonly spot: Spot
  readonly white: White
  readonly hint: string
  readonly onSpot: (spot: Spot) => void
  readonly onLoaded: () => void
  /** Called if this browser cannot show the photo. */
  readonly onFailed: () => void
  readonly onBack: () => void
}

/** A still picture of cloth, on which the frame can be moved. */
export function ClothPhoto(props: Props) {
  const { photo, imageRef, spot, white, hint, onSpot, onLoaded, onFailed, onBack } = props
  const address = useBlobAddress(photo)
  const root = useRef<HTMLElement>(null)
  // What she pressed has gone with the camera.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  return (
    <Root ref={root} tabIndex={-1} aria-label={t("Your picture")}>
      <div data-part="picture">
        <img ref={imageRef} src={address} alt={t("Cloth")} onLoad={onLoaded} onError={onFailed} />
        {white.step.kind !== "picking" && (
          <PickSpot
            label={t("Where the colour is read: arrow keys move the frame")}
            spot={spot}
            share={FRAME}
            onMove={onSpot}
            onPick={onSpot}
          />
        )}
        <PickWhite white={white} />
      </div>
      <p data-part="hint" role="status">
        {hint}
      </p>
      <Button variant="secondary" onClick={onBack}>
        {t("Back to the camera")}
      </Button>
    </Root>
  )
}
