import { FELT_WEATHERS, type FeltWeather, type HerWeather } from "@stylin/api/contract"
import { BottomSheet, ChoiceChips, ErrorState, Skeleton, TextLink } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../lib/useWhileShown.ts"
import { feltToday } from "../state/weather/feltToday.ts"
import { sayFelt } from "../state/weather/sayWeather.ts"
import { waitingWeather } from "../state/weather/waitingWeather.ts"
import { loadWeather, weather } from "../state/weather/weather.ts"
import { sayWeather, t } from "../words/t.ts"
import { Quiet, Stack } from "./Page.tsx"
import { WeatherPlace } from "./WeatherPlace.tsx"

const WORDS: Readonly<Record<FeltWeather, string>> = {
  cold: t("Cold"),
  mild: t("Mild"),
  hot: t("Hot"),
}
/** Chosen while she has said nothing of today. */
const UNSAID = "unsaid"

// Reports its own failures and never rejects.
const load = () => void loadWeather()

/** Says what weather looks are for, and lets her change that. Mounted while it is open. */
export default function WeatherSheet({ onClose }: { readonly onClose: () => void }) {
  const { known, status } = useSnapshot(weather)
  useWhileShown(loadWeather)
  return (
    <BottomSheet open title={t("The weather you dress for")} onClose={onClose}>
      {known ? (
        <Answers known={known} />
      ) : status.kind === "failed" ? (
        <ErrorState title={t("The weather did not load")} text={status.message} onRetry={load} />
      ) : (
        <div role="status" aria-label={t("Loading the weather")}>
          <Skeleton />
          <Skeleton shape="box" style={{ height: "9rem" }} />
        </div>
      )}
    </BottomSheet>
  )
}

function Answers({ known }: { readonly known: HerWeather }) {
  const { place, felt } = useSnapshot(waitingWeather)
  const isUnsent = place !== undefined || felt !== undefined
  const said = feltToday(known) ?? UNSAID
  const unsaid = known.place && known.has_forecasts ? t("As forecast") : t("As usual")
  return (
    <Stack>
      <div role="status">
        {isUnsent ? (
          <Quiet>{t("Saved here. Your looks follow as soon as we can be reached.")}</Quiet>
        ) : (
          <p>{t("Today: {weather}.", { weather: sayWeather(known.today) })}</p>
        )}
        {!isUnsent && known.today.told_by === "forecast" && (
          <Quiet>
            <TextLink href="https://open-meteo.com/" target="_blank" rel="noreferrer">
              {t("Weather data by Open-Meteo.com")}
            </TextLink>
          </Quiet>
        )}
      </div>
      <ChoiceChips
        legend={t("How is it today?")}
        hint={t("Counts until midnight.")}
        options={[
          ...FELT_WEATHERS.map((value) => ({ value, label: WORDS[value] })),
          { value: UNSAID, label: unsaid },
        ]}
        value={[said]}
        onChange={({ value: [choice] }) =>
          sayFelt(FELT_WEATHERS.find((one) => one === choice) ?? null)
        }
      />
      <WeatherPlace known={known} />
    </Stack>
  )
}
