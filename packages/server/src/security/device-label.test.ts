import { expect, it } from "vitest"
import { deviceLabel } from "./device-label.ts"

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0",
    "Microsoft Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox on Linux"],
  ["ann@example.org/1.0 (Windows NT 10.0)", null],
  ["curl/8.0", null],
  ["", null],
  [undefined, null],
])("calls %s %s", (agent, label) => {
  expect(deviceLabel(agent)).toBe(label)
})
