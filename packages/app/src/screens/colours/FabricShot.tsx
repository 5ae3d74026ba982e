import { hexOfLab } from "@stylin/garments/colour"
import { Button, colour, radius, space, textSize } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useBlobAddress } from "../../lib/useBlobAddress.ts"
import { readCloth } from "../../photos/clothColour.ts"
import { sayWithin, sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { lookAt } from "../suits/lookAt.ts"
import { dot } from "./dot.ts"
import { type FabricChoice, type FabricMatch, fabricMatch } from "./fabricMatch.ts"

const Root = styled.li`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  justify-items: start;
  font-size: ${textSize[14]};

  img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    border-radius: ${radius.large};
    background: ${colour.ground};
  }

  p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[8]};
    align-items: center;
  }

  small {
    grid-column: 2;
    color: ${colour.muted};
    font-size: inherit;
  }

  [data-part="dot"] {
    ${dot}
  }

  button[data-variant="quiet"] {
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

/** Where fabric is on a picture of a face in the oval, and how much of the shorter side is read. */
const BELOW_CHIN = { x: 0.5, y: 0.9 }
const READ = 0.2

interface Props extends FabricChoice {
  readonly picture: Blob
  readonly onRemove: () => void
}

/** A picture of her with fabric, and which of the types that she is offered it belongs to. */
export function FabricShot({ picture, types, onChoose, onRemove }: Props) {
  const address = useBlobAddress(picture)
  const [seen, setSeen] = useState<(FabricMatch & { readonly hex: string }) | null>(null)
  const read = (image: HTMLImageElement) => {
    const frame = lookAt(image, BELOW_CHIN, READ)
    const reading = frame && readCloth(frame)
    if (reading?.kind !== "cloth") return
    const [l, a, b] = reading.lab
    const hex = hexOfLab({ mode: "lab65", l, a, b })
    setSeen({ hex, ...fabricMatch(hex, types) })
  }
  const type = seen?.type
  return (
    <Root>
      <img
        src={address}
        alt={seen ? t("You with {colour}", { colour: sayWithin(seen.name) }) : t("You with fabric")}
        onLoad={({ currentTarget }) => read(currentTarget)}
      />
      {seen && (
        <p>
          <span data-part="dot" aria-hidden="true" style={{ background: seen.hex }} />
          {sayWord(seen.name)}
          <small>
            {type
              ? t("A colour of {type}", { type: sayWithin(type) })
              : t("Not in any of these palettes")}
          </small>
        </p>
      )}
      {type && (
        <Button variant="secondary" onClick={() => onChoose(type)}>
          {t("This is me")}
        </Button>
      )}
      <Button variant="quiet" onClick={onRemove}>
        {t("Remove")}
      </Button>
    </Root>
  )
}
