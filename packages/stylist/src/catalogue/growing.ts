export type Block =
  | Uint8Array<ArrayBuffer>
  | Int8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>

/**
 * A block with room for this many entries: the same block if it is large enough, else a larger
 * copy.
 */
export function grown<T extends Block>(block: T, size: number): T
export function grown(block: Block, size: number): Block {
  if (size <= block.length) return block
  // A quarter more each time: doubling would leave half of a large index empty.
  const room = Math.max(size, Math.ceil(block.length * 1.25))
  const copy = sameKind(block, room)
  copy.set(block)
  return copy
}

function sameKind(block: Block, room: number): Block {
  if (block instanceof Uint8Array) return new Uint8Array(room)
  if (block instanceof Int8Array) return new Int8Array(room)
  return block instanceof Uint16Array ? new Uint16Array(room) : new Uint32Array(room)
}
