import { Button } from "@stylin/ui"
import { useState } from "react"
import { useSnapshot } from "valtio/react"
import { placeWords } from "../../lib/placeWords.ts"
import { useLate } from "../../lib/useLate.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { loadWeather, weather } from "../../state/weather/weather.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const loadSheet = () => import("../../parts/WeatherSheet.tsx")

/** Where she dresses, and what she can say of today. */
export function ProfileWeather() {
  const { known } = useSnapshot(weather)
  const [isOpen, setIsOpen] = useState(false)
  const WeatherSheet = useLate(loadSheet, isOpen)
  useWhileShown(loadWeather)
  return (
    <ProfileSection title={t("Weather")}>
      <Quiet>
        {known?.place
          ? t("Your looks are for the weather in {place}.", { place: placeWords(known.place) })
          : t("Your looks are for a usual day of the month, as we don’t know where you are.")}
      </Quiet>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {known?.place ? t("Change or forget it") : t("Say where you are")}
      </Button>
      {isOpen && WeatherSheet && <WeatherSheet onClose={() => setIsOpen(false)} />}
    </ProfileSection>
  )
}
