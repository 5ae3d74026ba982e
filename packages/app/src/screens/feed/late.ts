import { warn } from "../../lib/report.ts"

// Parts that the feed shows only at times. Their code is fetched separately; the feed works
// without.

export const loadTips = () => import("./FeedTips.tsx")

export const loadProcessed = async () => {
  const { ProcessedModal } = await import("./ProcessedModal.tsx")
  return { default: ProcessedModal }
}

export const loadPieces = async () => {
  const { PiecesPicker } = await import("./PiecesPicker.tsx")
  return { default: PiecesPicker }
}

export const loadKeepFirstView = async () => {
  const { KeepFirstView } = await import("./KeepFirstView.tsx")
  return { default: KeepFirstView }
}

export const loadWeather = async () => {
  const { WeatherSheet } = await import("../../parts/WeatherSheet.tsx")
  return { default: WeatherSheet }
}

export const loadPicker = async () => {
  const { ActivityPicker } = await import("../../parts/ActivityPicker.tsx")
  return { default: ActivityPicker }
}

/** Replaces another day's looks where the weather has changed; reports its own failures. */
export function keepUp(): void {
  import("../../state/weather/keepUp.ts").then(
    ({ keepUpWithWeather }) => keepUpWithWeather(),
    (cause: unknown) => warn("The weather could not be fetched.", cause),
  )
}
