import type { Block } from "./growing.ts"

/** An index as blocks of numbers by name, to be kept and made an index again by the same code. */
export type Snapshot = Readonly<Record<string, Block | Float64Array<ArrayBuffer>>>

/**
 * A block of a snapshot.
 * @throws if there is none of that name and type
 */
export function blockOf<T extends Snapshot[string]>(
  snapshot: Snapshot,
  name: string,
  type: new (length: number) => T,
): T {
  const block = snapshot[name]
  if (block instanceof type) return block
  throw new Error(`The snapshot has no ${type.name} ${name}.`)
}
