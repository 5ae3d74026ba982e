import { warn } from "../../lib/report.ts"

// Parts that the feed shows only at times. Their code is fetched separately; the feed works
// without.

export const loadTips = () => import("./FeedTips.tsx")

export const loadProcessed = () => import("./ProcessedModal.tsx")

export const loadPieces = () => import("./PiecesPicker.tsx")

export const loadAfterwards = () => import("./Afterwards.tsx")

export const loadWeather = () => import("../../parts/WeatherSheet.tsx")

export const loadPicker = () => import("../../parts/ActivityPicker.tsx")

/** Replaces another day's looks where the weather has changed; reports its own failures. */
export function keepUp(): void {
  import("../../state/weather/keepUp.ts").then(
    ({ keepUpWithWeather }) => keepUpWithWeather(),
    (cause: unknown) => warn("The weather could not be fetched.", cause),
  )
}
