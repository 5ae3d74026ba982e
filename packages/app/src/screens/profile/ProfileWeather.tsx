import type { FeltWeather } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useRef, useState } from "react"
import { useSnapshot } from "valtio/react"
import { placeWords } from "../../lib/placeWords.ts"
import { useLate } from "../../lib/useLate.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { feltToday } from "../../state/weather/feltToday.ts"
import { sayFelt } from "../../state/weather/sayWeather.ts"
import { loadWeather, weather } from "../../state/weather/weather.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const FELT: Readonly<Record<FeltWeather, string>> = {
  cold: t("Your looks are for a cold day until midnight, as you said."),
  mild: t("Your looks are for a mild day until midnight, as you said."),
  hot: t("Your looks are for a hot day until midnight, as you said."),
}

const loadSheet = () => import("../../parts/WeatherSheet.tsx")

/** Where she dresses, and what she can say of today. */
export function ProfileWeather() {
  const { known } = useSnapshot(weather)
  const felt = known && feltToday(known)
  const said = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const WeatherSheet = useLate(loadSheet, isOpen)
  useWhileShown(loadWeather)
  return (
    <ProfileSection title={t("Weather")}>
      <Quiet ref={said} tabIndex={-1}>
        {felt
          ? FELT[felt]
          : known?.place
            ? t("Your looks are for the weather in {place}.", { place: placeWords(known.place) })
            : t("Your looks are for a usual day of the month, as we don’t know where you are.")}
      </Quiet>
      {felt && (
        <Button
          variant="quiet"
          onClick={() => {
            // The button goes with what it takes back.
            said.current?.focus()
            sayFelt(null)
          }}
        >
          {t("Take it back")}
        </Button>
      )}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {known?.place ? t("Change or forget it") : t("Say where you are")}
      </Button>
      {isOpen && WeatherSheet && <WeatherSheet onClose={() => setIsOpen(false)} />}
    </ProfileSection>
  )
}
