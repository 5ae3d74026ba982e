import { subscribe } from "valtio/vanilla"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"

/** The type of a stored value; any zod schema will do. */
export interface StoredSchema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false }
}

interface StoreOptions<Value> {
  /** Name in local storage. */
  readonly key: string
  /** Increased when the value's shape changes; values of other versions are dropped. */
  readonly version: number
  readonly schema: StoredSchema<Value>
}

/** One value in local storage, in a versioned envelope `{ version, value }`. */
export interface Store<Value> {
  readonly key: string
  /** The value, or null; an invalid value is dropped. */
  read(): Value | null
  /** Stores the value, if need be only until the page is left; null removes it. */
  write(value: Value | null): void
}

/**
 * Makes a store. Nothing is read or written yet. What the same build has written is not checked again: a feed of looks
 * would block a phone for a fifth of a second as its page opens.
 */
export function createStore<Value>({ key, version, schema }: StoreOptions<Value>): Store<Value> {
  return {
    key,
    read() {
      const text = readText(key)
      if (text === null) return null
      const { value, by } = open(text, version)
      // The same code has written a value of this type.
      if (by !== undefined && by === edition()) return value as Value
      const parsed = schema.safeParse(value)
      if (parsed.success) return parsed.data
      warn(`What was stored under "${key}" could not be read and has been dropped.`)
      writeText(key, null)
      return null
    },
    write(value) {
      writeText(key, value === null ? null : JSON.stringify({ version, by: edition(), value }))
    },
  }
}

/**
 * Tells builds apart: the file of this module, which the build names by its content and by those of all files that it
 * leads to. In development nothing is taken for the same.
 */
function edition(): string | undefined {
  return import.meta.env.PROD ? import.meta.url.split("/").at(-1) : undefined
}

/**
 * Writes to the store whenever the proxy changes, in the same turn of the event loop. `select`
 * picks what is stored; null stores nothing. With `adopt` the proxy takes over what another tab has
 * written, so that two tabs do not overwrite each other.
 */
export function persist<Value>(
  state: object,
  store: Store<Value>,
  select: () => Value | null,
  adopt?: (value: Value | null) => void,
) {
  let adopted: string | undefined
  subscribe(state, () => {
    const value = select()
    // An echo of what another tab wrote could undo its later writes.
    if (adopted !== undefined && JSON.stringify(value) === adopted) return
    adopted = undefined
    store.write(value)
  })
  if (!adopt) return
  window.addEventListener("storage", ({ key }) => {
    if (key !== store.key) return
    adopt(store.read())
    adopted = JSON.stringify(select())
  })
}

/**
 * Has what is large written a moment after it was replaced, so that no press waits for it, and at the latest as the
 * page is left. Nothing is written while it stays the same.
 */
export function persistLater<Value extends object>(
  state: object,
  select: () => Value,
  write: (value: Value) => void,
) {
  let written = select()
  const end = () => {
    const value = select()
    if (value === written) return
    written = value
    write(value)
  }
  subscribe(state, () => {
    setTimeout(end, TIMINGS.keptLater)
  })
  window.addEventListener("pagehide", end)
}

// What a full or forbidden storage refused, so that the page works until it is left.
const untaken = new Map<string, string>()

/** A stored text; null if there is none. */
export function readText(key: string): string | null {
  const text = untaken.get(key)
  if (text !== undefined) return text
  try {
    return localStorage.getItem(key)
  } catch (cause) {
    warn(`"${key}" could not be read from local storage.`, cause)
    return null
  }
}

/**
 * Stores a text in local storage, or only until the page is left if storage is full or forbidden;
 * null removes it.
 */
export function writeText(key: string, text: string | null): void {
  untaken.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (cause) {
    warn(`"${key}" could not be kept in local storage.`, cause)
    if (text !== null) untaken.set(key, text)
  }
}

/** Clears this origin's storage in the browser. */
export function clearStorage(): void {
  untaken.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch (cause) {
    warn("Local storage could not be cleared.", cause)
  }
}

/** The value in an envelope of this version, and the build that wrote it. */
function open(text: string, version: number): { value?: unknown; by?: unknown } {
  try {
    const envelope: unknown = JSON.parse(text)
    const fits =
      typeof envelope === "object" &&
      envelope !== null &&
      "version" in envelope &&
      "value" in envelope &&
      envelope.version === version
    return fits ? envelope : {}
  } catch {
    // Not JSON: undefined fails the schema, where broken values are reported.
    return {}
  }
}
