import type { Look } from "@stylin/api/contract"
import * as z from "zod/mini"
import { lookPicture } from "../../lib/lookPicture.ts"
import { createStore } from "../../state/kept/persistence.ts"

/**
 * What the feed shows in its first window, as markup and the rules that it needs. On her next visit
 * the page paints it before any script has loaded, as long as the same look comes first; see
 * build/start.
 */
const store = createStore({
  key: "first-view",
  version: 1,
  schema: z.object({ picture: z.string(), markup: z.string(), rules: z.string() }),
})

/** Whether what is kept shows this look: then it is brought up to date as she leaves, which is soon enough. */
export function isKept({ photo }: Look): boolean {
  return store.read()?.picture === lookPicture(photo).src
}

/** What opens over the screen, or is only spoken. */
const APART = "dialog, [role=status]"

/**
 * Keeps the first window of the feed as it is now. One that is scrolled stays as it was kept.
 * @param first the look that comes first there; without one there is nothing to keep
 */
export function keepFirstView(first: Look | undefined): void {
  const root = document.getElementById("root")
  if (!first) store.write(null)
  if (!(root && first) || window.scrollY > 0) return
  const view = document.importNode(root, true)
  leaveOut(root, view)
  store.write({
    picture: lookPicture(first.photo).src,
    markup: view.innerHTML,
    rules: rulesFor(view),
  })
}

/** Removes from a copy whatever lies below the window, and writes out what is only a property. */
function leaveOut(shown: Element, copy: Element): void {
  const copies = [...copy.children]
  for (const [at, child] of [...shown.children].entries()) {
    const same = copies[at]
    if (child.matches(APART) || child.getBoundingClientRect().top >= window.innerHeight) {
      same?.remove()
    } else if (same) {
      if (child instanceof HTMLInputElement) same.toggleAttribute("checked", child.checked)
      leaveOut(child, same)
    }
  }
}

/** The components' rules that name a class of the view. */
function rulesFor(view: Element): string {
  const names = new Set([...view.querySelectorAll("[class]")].flatMap((one) => [...one.classList]))
  return [...document.querySelectorAll<HTMLStyleElement>("style[data-styled]")]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .filter((text) =>
      Array.from(text.matchAll(/\.([\w-]+)/g)).some(([, name = ""]) => names.has(name)),
    )
    .join("\n")
}
