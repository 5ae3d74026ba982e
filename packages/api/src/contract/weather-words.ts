import type { DressedFor } from "./dressed-for.ts"

const months = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" })

/** A day's weather as it is said: "4 to 9 degrees, rain", "a cold day", "usual November weather". */
export function weatherWords({ day, low, high, told_by, ...also }: Omit<DressedFor, "words">) {
  if (told_by === "month") return `usual ${months.format(new Date(day))} weather`
  if (told_by !== "forecast") return `a ${told_by} day`
  const [from, to] = [whole(low), whole(high)]
  const degrees = from === to ? `${to} degrees` : `${from} to ${to} degrees`
  const falls = [also.is_wet && "rain", also.is_windy && "wind"].filter(Boolean)
  return falls.length > 0 ? `${degrees}, ${falls.join(" and ")}` : degrees
}

/** Rounded, with a true minus sign. */
function whole(degrees: number): string {
  const rounded = Math.round(degrees)
  return rounded < 0 ? `−${-rounded}` : String(Math.abs(rounded))
}
