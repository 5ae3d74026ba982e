import type { Place } from "@stylin/api/contract"

/** A place as it is said: its name, or, where a browser told it, its coordinates. */
export function placeWords({ name, latitude, longitude }: Place): string {
  if (name !== null) return name
  const [south, west] = [latitude < 0 ? "S" : "N", longitude < 0 ? "W" : "E"]
  return `${Math.abs(latitude).toFixed(1)}° ${south}, ${Math.abs(longitude).toFixed(1)}° ${west}`
}
