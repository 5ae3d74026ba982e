import { expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { pieceRule } from "./rules.ts"

const rule = (name: string) =>
  pieceRule(
    { ...piece({ kind: "bodysuit", colours: [{ colour: "black" }] }), owned: true, name },
    brief("outings"),
  )

it.each([
  "rashie",
  "black swimsuit",
  "Nightie",
  "padded bra",
  "pyjamas",
  "écharpe de portage",
  "ring sling",
])("wears no %s as an outfit, whatever it was taken for", (name) =>
  expect(rule(name)).toBe("occasion"),
)

it.each(["black bodysuit", "black bra top", "sports bra", "slip"])("wears a %s", (name) =>
  expect(rule(name)).toBeUndefined(),
)
