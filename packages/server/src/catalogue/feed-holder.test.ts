import { spawnSync } from "node:child_process"
import { hostname } from "node:os"
import process from "node:process"
import { expect, it } from "vitest"
import { beginHolding, endHolding, hasDied } from "./feed-holder.ts"

it("is alive until it has ended", () => {
  const holder = beginHolding()
  expect(hasDied(holder)).toBe(false)
  endHolding(holder)
  expect(hasDied(holder)).toBe(true)
})

it("has died with its process", () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  expect(hasDied(`${hostname()} ${pid} x`)).toBe(true)
  expect(hasDied(`${hostname()} ${process.ppid} x`)).toBe(false)
})

it("is not known to have died if it runs on another machine", () => {
  expect(hasDied("elsewhere 1 x")).toBe(false)
})
