import { composeStories } from "@storybook/react-vite"
import { cleanup, render } from "@testing-library/react"
import { type ComponentType, createElement } from "react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import type { ComponentNotes } from "../packages/ui/src/components/componentNotes.ts"
import { teachDialogs } from "../packages/ui/src/testing/dialogs.ts"
import { type Anatomised, partsOf } from "./docs/anatomyParts.ts"
import { readFacts } from "./docs/componentFacts.ts"

type Stories = Parameters<typeof composeStories>[0]

const docs = import.meta.glob<{ notes: ComponentNotes }>(
  "../packages/ui/src/components/*/*.docs.tsx",
  { eager: true },
)
const stories = import.meta.glob<Stories>("../packages/ui/src/components/*/*.stories.tsx", {
  eager: true,
})
const nameIn = (path: string) => path.split("/").at(-2) ?? ""
const facts = readFacts()
const of: Anatomised = {
  facts,
  notes: Object.fromEntries(Object.entries(docs).map(([path, { notes }]) => [nameIn(path), notes])),
}

beforeAll(teachDialogs)
afterEach(cleanup)

it("is there for every component", () => {
  const names = Object.keys(facts)

  expect(names.length).toBeGreaterThan(40)
  expect(Object.keys(of.notes).toSorted()).toEqual(names)
  expect(names.filter((name) => partsOf(name, of).length === 0)).toEqual([])
})

it.each(Object.entries(stories))("shows what it names: %s", async (path, module) => {
  const name = nameIn(path)
  const anatomy = of.notes[name]?.anatomy
  // Of modules that are found by their paths, types cannot say which stories they have.
  const composed = Object.entries(composeStories(module) as Record<string, ComponentType>)
  const [, story] = composed.find(([one]) => one === anatomy?.story) ?? composed[0] ?? []
  expect(anatomy?.story === undefined || composed.some(([one]) => one === anatomy.story)).toBe(true)
  if (!story) throw new Error(`${name} has no stories.`)

  render(createElement(story))

  const isThere = ({ at }: { at: string }) => document.querySelector(at) !== null
  expect(anatomy?.parts.filter((part) => !isThere(part)) ?? []).toEqual([])
  // Tips come a moment after their page.
  await vi.waitFor(() => expect(partsOf(name, of).filter(isThere)).not.toEqual([]))
})
