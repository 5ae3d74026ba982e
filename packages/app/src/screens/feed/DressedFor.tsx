import type { Look } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useEffect, useState } from "react"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { useLate } from "../../lib/useLate.ts"
import { sayWeather, t } from "../../words/t.ts"
import { keepUp, loadWeather } from "./late.ts"

// Its words stand at the edge, close below the title.
const PLACE = { margin: "-1rem 0 .75rem -.75rem" }

/** Says what the looks were chosen for, and opens what she can say of it. */
export function DressedFor({ dressed }: { readonly dressed: Look["dressed_for"] }) {
  const [isOpen, setIsOpen] = useState(false)
  const WeatherSheet = useLate(loadWeather, isOpen)
  const day = dressed?.day

  useEffect(() => {
    const look = () => {
      if (day !== undefined && day !== localDay(environment.now())) keepUp()
    }
    look()
    // Yesterday's page may still be open.
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [day])

  if (!dressed) return null
  return (
    <>
      <Button variant="quiet" style={PLACE} onClick={() => setIsOpen(true)}>
        {t("Dressed for {weather}", { weather: sayWeather(dressed) })}
      </Button>
      {isOpen && WeatherSheet && <WeatherSheet onClose={() => setIsOpen(false)} />}
    </>
  )
}
