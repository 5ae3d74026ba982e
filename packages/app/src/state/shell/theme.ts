import { palette } from "@stylin/ui"
import { proxy } from "valtio/vanilla"
import { onForget } from "../kept/lifetime.ts"
import { createStore, type StoredSchema } from "../kept/persistence.ts"

/** The system's theme, or one of the two for good. */
export const THEME_CHOICES = ["system", "light", "evening"] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const schema: StoredSchema<ThemeChoice> = {
  safeParse(input) {
    const choice = THEME_CHOICES.find((known) => known === input)
    return choice === undefined ? { success: false } : { success: true, data: choice }
  },
}
// `public/theme.js` reads the same value before the first paint.
const store = createStore({ key: "theme", version: 1, schema })

/** How the app looks on this device. */
export const theme = proxy<{ choice: ThemeChoice }>({ choice: store.read() ?? "system" })
onForget(() => show("system"))
window.addEventListener("storage", ({ key }) => {
  // A null key means that the whole storage was cleared.
  if (key === null || key === store.key) show(store.read() ?? "system")
})

/** Sets her theme, and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  store.write(choice === "system" ? null : choice)
  show(choice)
}

function show(choice: ThemeChoice): void {
  theme.choice = choice
  const { documentElement } = document
  if (choice === "system") delete documentElement.dataset.theme
  else documentElement.dataset.theme = choice
  // The browser's own bars take the colour of the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const systems = meta.matches('[media*="dark"]') ? "evening" : "light"
    meta.content = palette[choice === "system" ? systems : choice].paper
  }
}
