import { MOST_OF_TRIP, TRIP_NAME_LENGTH, type Trip } from "@stylin/api/contract"
import { BottomSheet, Button, space, TextField } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../environment.ts"
import { addDays, daysFrom } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FoundTowns, useTowns } from "../../parts/FoundTowns.tsx"
import { Quiet, Stack } from "../../parts/Page.tsx"
import { network } from "../../state/shell/network.ts"
import type { TripWanted } from "../../state/trips/waitingTrips.ts"
import { weather } from "../../state/weather/weather.ts"
import { t } from "../../words/t.ts"
import { type DayPlan, planOf, TripDays, usualDay } from "./TripDays.tsx"

/** A quiet button's words stand in line with what is above; its padding reaches beyond. */
const Found = styled.div`
  padding-block-start: ${space[8]};

  > button {
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

interface Props {
  /** The trip to change; undefined for a new one. */
  readonly trip: Trip | undefined
  readonly onSend: (wanted: TripWanted) => void
  readonly onClose: () => void
}

/** Asks where she goes, when and what for. Mounted while it is open. */
export function TripForm({ trip, onSend, onClose }: Props) {
  const { form, field, refuse } = useSubmit()
  const today = localDay(environment.now())
  const days = trip?.parts.map(({ day }) => day).toSorted() ?? []
  const [from, setFrom] = useState(days[0] ?? addDays(today, 1))
  const [to, setTo] = useState(days.at(-1) ?? addDays(today, 3))
  const [plans, setPlans] = useState<Readonly<Record<string, DayPlan>>>(() => planOf(trip))
  const [place, setPlace] = useState(trip?.place ?? null)
  const [name, setName] = useState(trip?.name ?? "")
  const { known } = useSnapshot(weather)
  const { isOnline } = useSnapshot(network)
  const canFind = known?.finds_places === true && isOnline
  const asksTown = canFind && !place
  const towns = useTowns()
  const count = daysBetween(from, to)
  const shown = count >= 1 && count <= MOST_OF_TRIP.days ? daysFrom(from, count) : []

  const whereTo = t("Say where you are going first please")
  const find = () => {
    const trimmed = name.trim()
    if (trimmed === "") return refuse({ name: whereTo })
    refuse({})
    towns.find(trimmed)
  }
  const send = () => {
    const trimmed = name.trim()
    if (trimmed === "") refuse({ name: whereTo })
    else if (count < 1) refuse({ to: t("Please choose a last day that is not before the first") })
    else if (shown.length === 0)
      refuse({ to: t("A trip has {count} days at most", { count: MOST_OF_TRIP.days }) })
    else {
      const parts = shown.flatMap((day) => {
        const { occasion, also } = plans[day] ?? usualDay
        const both = also && also !== occasion ? [occasion, also] : [occasion]
        return both.map((one) => ({ day, occasion: one }))
      })
      onSend({ name: trimmed, place, parts })
    }
  }
  return (
    <BottomSheet open title={trip ? t("Change the trip") : t("Pack for a trip")} onClose={onClose}>
      <Stack>
        <Form ref={form} onSend={send}>
          <div>
            <TextField
              {...field("name")}
              label={t("Where to")}
              hint={asksTown && t("Find the town, and we dress you for its weather.")}
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={TRIP_NAME_LENGTH}
              autoComplete="off"
              trailing={
                asksTown && (
                  <Button
                    variant="quiet"
                    busy={towns.isBusy}
                    busyLabel={t("Looking it up")}
                    onClick={find}
                  >
                    {t("Find")}
                  </Button>
                )
              }
            />
            {asksTown && (
              <FoundTowns
                towns={towns}
                onFind={(found) => {
                  setPlace(found)
                  setName(found.name)
                }}
              />
            )}
            {place && (
              <Found>
                <Quiet>{t("Dressed for the weather in {place}.", { place: place.name })}</Quiet>
                {canFind && (
                  <Button variant="quiet" onClick={() => setPlace(null)}>
                    {t("Another town")}
                  </Button>
                )}
              </Found>
            )}
          </div>
          <TextField
            {...field("from")}
            label={t("First day")}
            type="date"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value || from)}
          />
          <TextField
            {...field("to")}
            label={t("Last day")}
            type="date"
            required
            value={to}
            onChange={({ target }) => setTo(target.value || to)}
          />
          <TripDays
            days={shown}
            plans={plans}
            onChange={(day, plan) => setPlans({ ...plans, [day]: plan })}
          />
          <Button type="submit">
            {trip ? t("Save and choose again") : t("Choose what to pack")}
          </Button>
        </Form>
      </Stack>
    </BottomSheet>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}
