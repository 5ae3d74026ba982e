import type { WardrobeItem } from "@stylin/api/contract"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import type { ColourMatch } from "../../lib/colourMatch.ts"
import { warn } from "../../lib/report.ts"
import { profile } from "../../state/profile/profile.ts"

type Judge = (item: WardrobeItem) => ColourMatch | undefined

const UNJUDGED: Judge = () => undefined

/** Matches garments with her colour type, once that and the colour science have loaded. */
export function useColourMatch(): Judge {
  const type = useSnapshot(profile).known?.selfie?.colour_type
  const [judge, setJudge] = useState<Judge>(() => UNJUDGED)
  useEffect(() => {
    if (type === undefined) return setJudge(() => UNJUDGED)
    let isAwaited = true
    // Colour science is fetched only for those who have a type.
    Promise.all([import("../../lib/colourMatch.ts"), import("@stylin/garments/colour")]).then(
      ([{ colourMatch }, { seasonalType }]) => {
        const season = seasonalType(type)
        if (isAwaited && season) setJudge(() => (item: WardrobeItem) => colourMatch(item, season))
      },
      (cause: unknown) => warn("Garments could not be matched with her colours.", cause),
    )
    return () => {
      isAwaited = false
    }
  }, [type])
  return judge
}
