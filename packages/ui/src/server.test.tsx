// @vitest-environment node
/// <reference types="vite/types/importMeta.d.ts" />
import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest"
import * as ui from "./index.ts"

type Args = Record<string, unknown>
type StoryFile = { default: Meta<Args> } & Record<string, StoryObj<Args>>

const FILES = import.meta.glob<StoryFile>("./components/*/*.stories.tsx", { eager: true })

const INDEXES = import.meta.glob("./components/*/index.ts")

const stories = Object.values(FILES).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story]) => ({
    title: `${meta.title}: ${name}`,
    component: meta.component,
    render: story.render ?? meta.render,
    args: { ...meta.args, ...story.args },
  })),
)

let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, "error")
})

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it("runs without a DOM", () => {
  expect([typeof window, typeof document]).toEqual(["undefined", "undefined"])
})

describe("on a server", () => {
  it.each(stories)("$title renders", ({ component, render, args }) => {
    // A story's own render also takes Storybook's context, which ours do not use.
    const drawn = (render ?? component) as ComponentType<Args>

    expect(() => renderToString(createElement(drawn, args))).not.toThrow()
  })

  it("collects the styles, the page's base included", () => {
    const sheet = new ServerStyleSheet()
    renderToString(
      sheet.collectStyles(
        <>
          <ui.GlobalStyle />
          <ui.Button>Save</ui.Button>
        </>,
      ),
    )

    expect(sheet.getStyleTags()).toContain("min-height:48px")
    expect(sheet.getStyleTags()).toContain(`:is(:root, :root *)[data-theme="evening"]`)
  })
})

it("leaves no component out", () => {
  const shown = new Set<unknown>(stories.map(({ component }) => component))
  const folders = Object.keys(INDEXES).map((path) => path.split("/").at(-2) ?? "")

  expect(folders.length).toBeGreaterThan(40)
  expect(folders.filter((name) => !shown.has(Reflect.get(ui, name)))).toEqual([])
})
