import type { ComponentType } from "react"

type Loaded<Props> = { default: ComponentType<Props> }
/** Fetches a component's code: a function of one `import()`, always the same one. */
export type Loader<Props> = () => Promise<Loaded<Props>>

const loading = new Map<unknown, Promise<unknown>>()
const loaded = new Map<unknown, unknown>()

/** Code could not be fetched: no network, or a newer version has replaced it. */
export class CodeLoadError extends Error {
  override readonly name = "CodeLoadError"

  constructor(cause: unknown) {
    super("A part of the app could not be fetched.", { cause })
  }
}

/**
 * The code of a screen or part of one, fetched once. React's own `lazy` keeps a failure for good;
 * here, code that could not be fetched can be forgotten and fetched again.
 */
export function loadCode<Props>(load: Loader<Props>): Promise<Loaded<Props>> {
  // What is cached under a function came from that function.
  const known = loading.get(load) as Promise<Loaded<Props>> | undefined
  if (known !== undefined) return known
  const started = load().then(
    (code) => {
      loaded.set(load, code)
      return code
    },
    (cause: unknown) => {
      throw new CodeLoadError(cause)
    },
  )
  loading.set(load, started)
  return started
}

/** A component's code, if it is there already. */
export function loadedCode<Props>(load: Loader<Props>): Loaded<Props> | undefined {
  // What is kept under a function came from that function.
  return loaded.get(load) as Loaded<Props> | undefined
}

/** Forgets code, so that it is fetched again when next needed. */
export function forgetCode(load: unknown): void {
  loading.delete(load)
}
