export const YEAR_SEASONS = ["spring", "summer", "autumn", "winter"] as const
export type YearSeason = (typeof YEAR_SEASONS)[number]
