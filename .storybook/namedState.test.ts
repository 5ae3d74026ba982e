import { userEvent } from "storybook/test"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { watchState } from "./namedState.ts"

beforeAll(() => {
  // Stands in for what jsdom lacks.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.closest("[hidden]") === null
    },
  })
})

afterEach(() => document.body.replaceChildren())

/** A story's root on the page, with what is in it. */
function shows(html: string): HTMLElement {
  const root = document.createElement("div")
  root.innerHTML = html
  document.body.append(root)
  return root
}

/** Watches a story whose play function does this. */
async function play(
  root: HTMLElement,
  act: () => Promise<void> | void,
  tags: readonly string[] = [],
) {
  const state = watchState({ tags, canvasElement: root })
  await act()
  state.played()
  return state
}

function tick(root: HTMLElement): Promise<void> {
  const box = root.querySelector("input")
  if (!box) throw new Error("There is no box to tick.")
  return userEvent.click(box)
}

const TICK_BOX = '<label><input type="checkbox">Silk</label>'

describe("a state's play function", () => {
  it("may look", async () => {
    const root = shows(TICK_BOX)
    const state = await play(root, () => expect(root.textContent).toBe("Silk"))
    expect(state.check).not.toThrow()
  })

  it("may not leave the state, though only a field's value tells", async () => {
    const root = shows(TICK_BOX)
    const html = root.innerHTML
    const state = await play(root, () => tick(root))
    expect(root.innerHTML).toBe(html)
    expect(state.check).toThrow(/leaves the state that it is named for/)
  })

  it("may come back to the state", async () => {
    const root = shows(`${TICK_BOX}<button>Done</button>`)
    const state = await play(root, async () => {
      await tick(root)
      await tick(root)
    })
    root.querySelector("input")?.blur()
    expect(state.check).not.toThrow()
  })

  it("may wait for what comes before it acts", async () => {
    const root = shows("")
    const state = await play(root, () => {
      root.innerHTML = TICK_BOX
      root.querySelector("input")?.dispatchEvent(new Event("pointerover", { bubbles: true }))
    })
    expect(state.check).not.toThrow()
  })

  it("does not answer for what the browser says by itself", async () => {
    const root = shows(TICK_BOX)
    const said: boolean[] = []
    root.addEventListener("change", ({ isTrusted }) => said.push(isTrusted))
    // Of a press whose own events reach nobody, only the browser's remain.
    const hush = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener("click", hush, { capture: true, once: true })
    const state = await play(root, () => root.querySelector("input")?.click())

    expect(said).toEqual([true])
    expect(state.check).not.toThrow()
  })

  it.each(["walk", "reached"])("may act if it is tagged %s", async (tag) => {
    const root = shows(TICK_BOX)
    const state = await play(root, () => tick(root), [tag])
    expect(state.check).not.toThrow()
  })

  it("is watched no longer than it plays", async () => {
    const root = shows(TICK_BOX)
    const state = await play(root, () => {})
    state.check()
    await tick(root)
    expect(state.check).not.toThrow()
  })
})

describe("the page that is pictured", () => {
  it.each([{ tags: [] }, { tags: ["reached"] }])(
    "tells what was seen last, of a state with the tags $tags",
    async ({ tags }) => {
      const root = shows("<button>Save</button>")
      const state = await play(root, () => {}, tags)
      expect(state.left()).toBeUndefined()

      root.innerHTML = "<button>Saving</button>"
      expect(state.left()).toMatch(/goes on from the state.*\nGone: Save\nCome: Saving$/s)
    },
  )

  it.each([
    ["a message", "<p role=status>Kept. <button>Undo</button></p>", "<p role=status></p>"],
    ["what is hidden", "<p>Kept</p>", "<p hidden>Kept</p>"],
    ["one of two", "<i>Loading</i><i>Loading</i>", "<i>Loading</i><b>Shirt</b>"],
    ["what is pressed", '<button aria-pressed="true">Heart</button>', "<button>Heart</button>"],
    ["what is ticked", "<input type=checkbox checked>", "<input type=checkbox>"],
    ["what was entered", "<input value=Ada>", "<input>"],
  ])("may not have lost %s", async (_, seen, pictured) => {
    const root = shows(seen)
    const state = await play(root, () => {})
    root.innerHTML = pictured
    expect(state.left()).toContain("Gone: ")
  })

  it("may not have lost a dialog beside the story's root", async () => {
    const dialog = document.createElement("dialog")
    dialog.open = true
    dialog.textContent = "Where is it?"
    const state = await play(shows(""), () => document.body.append(dialog))
    expect(state.left()).toBeUndefined()
    dialog.remove()
    expect(state.left()).toContain("Gone: Where is it?")
  })

  it("may have got more, and its pictures", async () => {
    const root = shows('<p>Shirt</p><img alt="" loading="lazy">')
    const state = await play(root, () => {})
    root.innerHTML = '<p>Shirt</p><img alt="" loading="eager"><p>Jeans</p>'
    expect(state.left()).toBeUndefined()
  })

  it("may be any after a walk, or before a play function is over", async () => {
    const root = shows("<p>Saving</p>")
    const walk = await play(root, () => {}, ["walk"])
    const still = watchState({ tags: [], canvasElement: root })
    root.innerHTML = "<p>Saved</p>"
    expect([walk.left(), still.left()]).toEqual([undefined, undefined])
  })
})
