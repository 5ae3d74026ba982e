import { afterEach, expect, it, vi } from "vitest"
import { endSession } from "../session/auth.ts"
import "./dropPortrait.ts"

afterEach(() => vi.unstubAllGlobals())

it("erases her picture at sign-out, whichever screens were opened before", () => {
  const deleteDatabase = vi.fn(() => ({}))
  vi.stubGlobal("indexedDB", { deleteDatabase })
  endSession()
  expect(deleteDatabase).toHaveBeenCalledWith("stylin-portrait")
})
