import { Button, ChoiceChips, EmptyState, ErrorState, PageHeader, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Page } from "../../parts/Page.tsx"
import { ScreenPlaceholder } from "../../parts/ScreenPlaceholder.tsx"
import { goBack, navigate } from "../../router/history.ts"
import type { Status } from "../../state/kept/status.ts"
import { addTrip, changeTrip } from "../../state/trips/sayTrip.ts"
import { loadTrips, trips } from "../../state/trips/trips.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { loadWeather } from "../../state/weather/weather.ts"
import { t } from "../../words/t.ts"
import { nextTrip } from "./packing.ts"
import { TripForm } from "./TripForm.tsx"
import { TripView } from "./TripView.tsx"

const Trips = styled(ChoiceChips)`
  margin-block-end: ${space[24]};
`

const isAwaited = ({ kind }: Status) => kind === "idle" || kind === "loading"

/** What she packs for her trips. */
export default function Packing() {
  const { list, status } = useSnapshot(trips)
  const { items, status: ofWardrobe } = useSnapshot(wardrobe)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState<"new" | "change">()
  useWhileShown(loadTrips)
  useWhileShown(loadWardrobe)
  useWhileShown(loadWeather)
  const trip =
    list.find(({ trip_id }) => trip_id === chosen) ?? nextTrip(list, localDay(environment.now()))
  const changed = asking === "change" ? trip : undefined
  const isBare = items.length === 0
  if (!trip && (isAwaited(status) || (isBare && isAwaited(ofWardrobe)))) {
    return <ScreenPlaceholder />
  }
  const ask = () => setAsking("new")
  return (
    <Page>
      <PageHeader
        title={t("Packing")}
        back={{ label: t("Back to your plan"), onClick: () => goBack("/plan") }}
        actions={
          trip && (
            <Button variant="secondary" onClick={ask}>
              {t("New trip")}
            </Button>
          )
        }
      />
      {trip && status.kind === "failed" && (
        <FailureNotice message={status.message} onRetry={() => void loadTrips()} />
      )}
      {list.length > 1 && (
        <Trips
          legend={t("Your trips")}
          legendHidden
          options={list.map(({ trip_id, name }) => ({ value: trip_id, label: name }))}
          value={trip ? [trip.trip_id] : []}
          onChange={({ value: [id] }) => setChosen(id)}
        />
      )}
      {trip ? (
        <TripView key={trip.trip_id} trip={trip} onChange={() => setAsking("change")} />
      ) : status.kind === "failed" ? (
        <ErrorState
          title={t("Your trips did not load")}
          text={status.message}
          onRetry={() => void loadTrips()}
        />
      ) : isBare && ofWardrobe.kind === "ready" ? (
        <EmptyState
          title={t("Nothing to pack yet")}
          text={t("Add some of your clothes first, and we list what to take.")}
          action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
        />
      ) : (
        <EmptyState
          title={t("Where are you going?")}
          text={t(
            "Say where, when and what for, and we list the fewest of your pieces that make a look for each day, to tick off as you pack.",
          )}
          action={<Button onClick={ask}>{t("Pack for a trip")}</Button>}
        />
      )}
      {asking && (
        <TripForm
          trip={changed}
          onClose={() => setAsking(undefined)}
          onSend={(wanted) => {
            setAsking(undefined)
            if (changed) changeTrip(changed, wanted)
            else setChosen(addTrip(wanted))
          }}
        />
      )}
    </Page>
  )
}
