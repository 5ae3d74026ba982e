import type { Look } from "@stylin/api/contract"
import { Button, Picture, space } from "@stylin/ui"
import { styled } from "styled-components"
import { thumbnailUrl } from "../lib/provider.ts"
import { wornIn } from "./notForMeWords.ts"

const Pieces = styled.ul`
  && {
    display: grid;
    gap: ${space[4]};
    margin-inline-start: calc(-1 * ${space[12]});
  }

  button {
    justify-content: start;
    width: 100%;
    text-align: start;
  }

  button > * {
    flex: none;
    width: 2.5rem;
  }
`

interface Props {
  readonly look: Look
  /** Called with the id of the piece that she minds. */
  readonly onChoose: (piece: string) => void
}

/** The pieces of a look, to choose the one that she minds. */
export function NotForMePieces({ look, onChoose }: Props) {
  return (
    <Pieces>
      {wornIn(look).map((item) => (
        <li key={item.item_id}>
          <Button
            variant="quiet"
            icon={<Picture ratio="garment" src={thumbnailUrl(item.image_url)} alt="" eager />}
            onClick={() => onChoose(item.item_id)}
          >
            {item.name}
          </Button>
        </li>
      ))}
    </Pieces>
  )
}
