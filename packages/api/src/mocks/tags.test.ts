import { expect, test } from "vitest"
import { sortTags } from "./tags.ts"

test("tags follow the answers: a yes to a look moves its tags up, a no down", () => {
  const start = sortTags([])
  const yes = sortTags([{ look_id: 1225, user_response: true }])
  const no = sortTags([{ look_id: 1225, user_response: false }])

  expect(yes.love.length).toBeGreaterThan(start.love.length)
  expect(no.avoid.length).toBeGreaterThan(start.avoid.length)
})
