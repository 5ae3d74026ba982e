import { useLocationProperty, usePathname } from "wouter/use-browser-location"

// Each entry of the browser's history gets a key, to find its scroll position again. What a screen
// passes along is stored beside the key.
interface Entry {
  readonly key: string
  /** How many entries directly before it belong to the same part of the app, e.g. onboarding. */
  readonly depth: number
  /** How many entries directly before it are the app's; before those is where she came from. */
  readonly before: number
  readonly data: unknown
}

export interface NavigateOptions {
  /** Replaces the current entry. */
  readonly replace?: boolean
  /** Passed to the next screen; stored by the browser, so it must be plain data. */
  readonly state?: unknown
}

const positions = new Map<string, number>()
let currentKey = ""
let wasPopped = false
let isOpening = true
let counter = 0

/** Takes over scroll positions from the browser, before the first render. Returns how to stop. */
export function startHistory(): () => void {
  isOpening = true
  history.scrollRestoration = "manual"
  const entry = entryOf(history.state)
  currentKey = entry?.key ?? newKey()
  if (!entry) {
    const first: Entry = { key: currentKey, data: history.state, depth: 0, before: 0 }
    history.replaceState(first, "")
  }
  const follow = () => {
    positions.set(currentKey, window.scrollY)
    currentKey = entryOf(history.state)?.key ?? ""
    wasPopped = true
  }
  window.addEventListener("popstate", follow)
  return () => window.removeEventListener("popstate", follow)
}

/** Goes to an address of the app. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}) {
  positions.set(currentKey, window.scrollY)
  currentKey = newKey()
  wasPopped = false
  const step = replace ? 0 : 1
  const present = entryOf(history.state)
  const isSamePart = partOf(to) === partOf(location.pathname)
  const depth = isSamePart ? (present?.depth ?? 0) + step : 0
  const entry: Entry = { key: currentKey, data: state, depth, before: beforeOf(present) + step }
  if (replace) history.replaceState(entry, "", to)
  else history.pushState(entry, "", to)
}

/**
 * Goes to an address, replacing the current entry and those before it that belong to the same part
 * of the app, so that going back does not lead through finished steps.
 */
export function leaveBehind(to: string): void {
  const depth = entryOf(history.state)?.depth ?? 0
  if (depth === 0) {
    navigate(to, { replace: true })
    return
  }
  const arrive = (event: Event) => {
    // No other listener should see the entry that is passed on the way.
    event.stopImmediatePropagation()
    navigate(to, { replace: true })
  }
  window.addEventListener("popstate", arrive, { capture: true, once: true })
  history.go(-depth)
}

/** Goes back, or to `fallback` if that would leave the app. */
export function goBack(fallback: string): void {
  if (beforeOf(entryOf(history.state)) > 0) history.back()
  else navigate(fallback, { replace: true })
}

/** The current screen's earlier scroll position, in pixels; 0 unless she came back or forward. */
export function arrivalPosition(): number {
  return wasPopped ? (positions.get(currentKey) ?? 0) : 0
}

/** Whether the app is being opened: it has shown no screen yet. */
export function isAppOpening(): boolean {
  return isOpening
}

/** The first screen is shown. */
export function endOpening(): void {
  isOpening = false
}

/** Drops what was passed to the current entry, so that a reload does not use it again. */
export function consumeState(): void {
  rewriteState(null)
}

/** Stores something with the current entry, for a reload or a return to it. */
export function rewriteState(data: unknown): void {
  const present = entryOf(history.state)
  const entry: Entry = {
    key: currentKey,
    data,
    depth: present?.depth ?? 0,
    before: beforeOf(present),
  }
  history.replaceState(entry, "")
}

/** What was passed to the current entry; unknown, as an older version may have written it. */
export function passedState(): unknown {
  return entryOf(history.state)?.data ?? null
}

/** The router's view of the address: its path, and how to change it. */
export function useAppLocation(): [string, typeof navigate] {
  // Only the splash screen is prerendered.
  return [usePathname({ ssrPath: "/" }), navigate]
}

/** The key of the current entry: two visits to one address have two keys. */
export function useEntryKey(): string {
  // The same during hydration: another key would render the screen again.
  return useLocationProperty(presentKey, presentKey)
}

function presentKey(): string {
  return typeof history === "undefined" ? "" : (entryOf(history.state)?.key ?? "")
}

function entryOf(state: unknown): Entry | null {
  if (typeof state !== "object" || state === null) return null
  if (!("key" in state) || !("data" in state) || typeof state.key !== "string") return null
  return {
    key: state.key,
    data: state.data,
    depth: countIn(state, "depth"),
    before: countIn(state, "before"),
  }
}

/** A number of an entry; an older version may have stored none. */
function countIn(state: object, name: "depth" | "before"): number {
  const value: unknown = Reflect.get(state, name)
  return typeof value === "number" ? value : 0
}

function beforeOf(entry: Entry | null): number {
  return entry?.before ?? 0
}

/** The part of the app that an address belongs to: its first segment. */
function partOf(address: string): string {
  return address.split(/[/?#]/, 2)[1] ?? ""
}

function newKey(): string {
  counter += 1
  return `${Date.now().toString(36)}-${counter}`
}
