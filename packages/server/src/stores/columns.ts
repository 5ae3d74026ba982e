/**
 * Reads a column named `…_json`. `Value` is what the store wrote: only the function beside the
 * reader fills the column, from values that the contract has checked.
 */
export function fromJson<Value>(json: string): Value {
  return JSON.parse(json) as Value
}

/** The same for a column that may be empty. */
export function fromJsonOrNull<Value>(json: string | null): Value | null {
  return json === null ? null : fromJson<Value>(json)
}

/** A boolean as a column keeps it. */
export function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

/** Reads a column of 0 or 1. */
export function fromFlag(value: number): boolean {
  return value === 1
}

/** A time of the store, in milliseconds since 1970, as the contract writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString()
}
