import { cleanup, render } from "@testing-library/react"
import { type ComponentType, createElement, createRef, type Ref } from "react"
import { afterEach, describe, expect, it } from "vitest"
import * as ui from "../index.ts"
import { COMPONENTS, FIELDS } from "./leastProps.ts"

afterEach(cleanup)

interface Rooted {
  className: string
  "data-extra": string
  ref: Ref<HTMLElement>
}

const component = (name: string) =>
  // The component is looked up by name, so the type checker cannot know its own props.
  Object.entries(ui).find(([key]) => key === name)?.[1] as ComponentType<Rooted>

function renderRooted(name: string, props: object) {
  const ref = createRef<HTMLElement>()
  const { container } = render(
    createElement(component(name), { ...props, className: "own", "data-extra": "yes", ref }),
  )
  return { root: container.firstElementChild, ref }
}

describe.each(Object.entries(COMPONENTS))("%s", (name, props) => {
  it("passes className, other props and ref to its root", () => {
    const { root, ref } = renderRooted(name, props)

    expect(root).toHaveProperty("className", expect.stringMatching(/\bown\b/))
    expect(root?.getAttribute("data-extra")).toBe("yes")
    expect(ref.current).toBe(root)
  })
})

describe.each(Object.entries(FIELDS))("%s", (name, props) => {
  it("passes className to its root, other props and ref to its input", () => {
    const { root, ref } = renderRooted(name, props)

    expect(root).toHaveProperty("className", expect.stringMatching(/\bown\b/))
    expect(ref.current).toBe(root?.querySelector("input, select, textarea"))
    expect(ref.current?.getAttribute("data-extra")).toBe("yes")
  })
})

it("covers every component", () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name))
  const rootless = ["GlobalStyle", "ScopedStyle", "StylinProvider", "TokenStyle"]
  const covered = [...Object.keys(COMPONENTS), ...Object.keys(FIELDS), ...rootless]
  expect(covered.toSorted()).toEqual(components.filter((name) => !/Icon$/.test(name)).toSorted())
})
