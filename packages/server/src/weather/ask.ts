import { boundedText } from "../bounded-text.ts"

/** An answer of some days, or of some places, is a few kilobytes. */
const MOST_BYTES = 64 * 1024

/** Why a weather service did not help. It never repeats what was asked or answered. */
export class WeatherError extends Error {
  override readonly name = "WeatherError"
}

interface Question {
  /** Such as `https://api.open-meteo.com/v1/forecast`. */
  readonly url: string
  readonly search: Readonly<Record<string, string>>
  readonly key: string | undefined
  readonly signal: AbortSignal
}

/**
 * Asks a service for JSON, and reads it.
 * @throws {WeatherError} if it fails, is late, says too much, or answers something else
 */
export async function ask<Answer>(
  { url, search, key, signal }: Question,
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  const address = new URL(url)
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value)
  if (key !== undefined) address.searchParams.set("apikey", key)
  let text: string
  try {
    // A redirect would carry the key and the place to wherever it leads.
    const response = await fetch(address, { redirect: "error", signal })
    if (!response.ok) {
      await response.body?.cancel()
      throw new WeatherError(`it answered with status ${response.status}`)
    }
    text = await boundedText(response, MOST_BYTES, () => new WeatherError("its answer is too long"))
  } catch (error) {
    if (error instanceof WeatherError) throw error
    throw new WeatherError(signal.aborted ? "it was late" : "it was not reached")
  }
  try {
    return read(JSON.parse(text))
  } catch {
    throw new WeatherError("its answer has another form")
  }
}
