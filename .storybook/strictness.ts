import { takeUnmockedCalls } from "./network.ts"

/** Lines that say nothing about the story: the runner's own, and Chromium's echo of a mocked failure. */
const NOISE = [/Accessing the Story Store is deprecated/, /Failed to load resource.*\/api\//]

/**
 * Fails a story that writes to `console.error` or makes a call without a mock.
 * @returns the check to run after the story and its play function
 */
export function watchStory(): () => void {
  // biome-ignore lint/suspicious/noConsole: this watches what is written to it
  const original = console.error
  const errors: string[] = []
  takeUnmockedCalls()
  console.error = (...parts: unknown[]) => {
    original(...parts)
    const line = parts.map(String).join(" ")
    if (!NOISE.some((noise) => noise.test(line))) errors.push(line)
  }
  return () => {
    console.error = original
    const calls = takeUnmockedCalls().map((call) => `No mock knows ${call}`)
    const complaints = [...errors, ...calls]
    if (complaints.length > 0) throw new Error(complaints.join("\n"))
  }
}
