import Bowser from "bowser"

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * A browser and its system in plain words, such as "Firefox on Windows"; null if either is unknown. Only
 * names from a fixed list: an agent's own text could hold anything.
 */
export function deviceLabel(agent: string | undefined): string | null {
  if (!agent) return null
  const { browser, os } = Bowser.parse(agent)
  const isKnown = BROWSERS.has(browser.name ?? "") && SYSTEMS.has(os.name ?? "")
  return isKnown ? `${browser.name} on ${os.name}` : null
}
