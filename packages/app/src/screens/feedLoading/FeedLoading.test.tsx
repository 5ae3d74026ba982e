import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLooks } from "../../testing/samples.ts"

const MESSAGES = [
  "AI warming up...",
  "Deriving your style preferences...",
  "Analysing your colour palette...",
  "Formulating recommendations...",
  "Done! Your personalised feed is ready",
]

beforeEach(beMember)

it("shows each step, and goes to the feed a second after the last", async () => {
  const waits: { milliseconds: number; go: () => void }[] = []
  environment.wait = (milliseconds) =>
    new Promise((resolve) => {
      waits.push({ milliseconds, go: resolve })
    })
  fakeCalls({ getFeed: () => sampleLooks(3), getPending: () => [] })
  await openApp("/feed/loading")

  const seen: string[] = []
  for (const message of MESSAGES) {
    await screen.findByText(message)
    seen.push(message)
    await act(async () => waits.at(-1)?.go())
  }

  expect(seen).toEqual(MESSAGES)
  expect(waits.at(-1)?.milliseconds).toBe(1000)
  await arriveAt("Styled for you")
  expect(location.pathname).toBe("/feed")
})
