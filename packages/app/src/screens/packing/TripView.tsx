import type { Trip } from "@stylin/api/contract"
import { Button, font, lineHeight, media, Spinner, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Quiet } from "../../parts/Page.tsx"
import { network } from "../../state/shell/network.ts"
import { packAgain, removeWithUndo } from "../../state/trips/sayTrip.ts"
import { waitingTrips } from "../../state/trips/waitingTrips.ts"
import { t } from "../../words/t.ts"
import { PackList } from "./PackList.tsx"
import { packedWords, piecesOf, tripDates } from "./packing.ts"
import { TripLooks } from "./TripLooks.tsx"

const Root = styled.div`
  > h2 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[125]};
    overflow-wrap: anywhere;
  }

  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * ${space[12]});
  }

  [data-part="columns"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[40]};
    margin-block-start: ${space[24]};
  }

  [data-part="waiting"] {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    margin-block-start: ${space[16]};
  }

  ${media.desktop} {
    [data-part="columns"] {
      grid-template-columns: min(24rem, 45%) minmax(0, 1fr);
      gap: ${space[48]};
    }
  }
`

interface Props {
  readonly trip: Trip
  readonly onChange: () => void
}

/** A trip: what to pack, and the looks that it makes. */
export function TripView({ trip, onChange }: Props) {
  const { said } = useSnapshot(waitingTrips)
  const { isOnline, isReached } = useSnapshot(network)
  const isWaiting = said.some((one) => one.trip_id === trip.trip_id && !one.tick)
  const pieces = piecesOf(trip)
  const looks = trip.parts.filter(({ look }) => look).length
  return (
    <Root>
      <h2>{trip.name}</h2>
      <Quiet>{tripDates(trip)}</Quiet>
      {isWaiting && (
        <p data-part="waiting" role="status">
          {isOnline && isReached ? (
            <>
              <Spinner /> {t("Choosing what to pack")}
            </>
          ) : (
            t("Your packing list is made as soon as you are online.")
          )}
        </p>
      )}
      {looks > 0 && <p>{packedWords(pieces.length, looks)}</p>}
      <div data-part="actions">
        <Button variant="quiet" onClick={onChange}>
          {t("Change")}
        </Button>
        <Button variant="quiet" onClick={() => packAgain(trip)} disabled={isWaiting}>
          {t("Choose again")}
        </Button>
        <Button variant="quiet" onClick={() => removeWithUndo(trip)}>
          {t("Delete")}
        </Button>
      </div>
      <div data-part="columns">
        {pieces.length > 0 && <PackList trip={trip} pieces={pieces} looks={looks} />}
        <TripLooks trip={trip} />
      </div>
    </Root>
  )
}
