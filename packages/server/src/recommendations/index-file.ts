import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs"
import { dirname } from "node:path"
import { crc32 } from "node:zlib"
import type { Snapshot } from "@stylin/stylist"

// A file is the length of its head, the head as JSON, the blocks one after the other as the machine has them in
// memory, and a checksum of all that (CRC-32). Blocks are read each into memory of its own: a part of one large
// piece would keep all of it.

type Block = Snapshot[string]

const BLOCKS = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float64Array } as const

interface Head {
  readonly id: string
  /** Of the code that made it. */
  readonly edition: string
  /** Name, type and length of each block. */
  readonly blocks: readonly (readonly [string, keyof typeof BLOCKS, number])[]
}

/** More than the names of all blocks take. */
const MOST_HEAD_BYTES = 1 << 16
const NUMBER_BYTES = 4

export interface IndexFile {
  readonly id: string
  readonly edition: string
  readonly snapshot: Snapshot
}

/**
 * Writes an index's snapshot in the place of what the file was before. It is not forced to the disk: a file that
 * a power cut leaves damaged is known by its checksum.
 */
export function writeIndexFile(path: string, { id, edition, snapshot }: IndexFile): void {
  const blocks = Object.entries(snapshot)
  const head = Buffer.from(
    JSON.stringify({
      id,
      edition,
      blocks: blocks.map(([name, block]) => [name, block.constructor.name, block.length]),
    }),
  )
  const draft = `${path}.draft`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = openSync(draft, "w", 0o600)
  try {
    let sum = 0
    const write = (bytes: Uint8Array) => {
      sum = crc32(bytes, sum)
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    }
    write(numberBytes(head.length))
    write(head)
    for (const [, block] of blocks) write(bytesOf(block))
    write(numberBytes(sum))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}

/**
 * Reads what `writeIndexFile` wrote; undefined if there is no file, or if code of another edition wrote it.
 * @throws if the file is damaged
 */
export function readIndexFile(path: string, edition: string): IndexFile | undefined {
  const file = openIfThere(path)
  if (file === undefined) return undefined
  try {
    let sum = 0
    const read = (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; ) {
        const got = readSync(file, bytes, at, bytes.length - at, null)
        if (got === 0) throw new Error("The kept index is cut short.")
        at += got
      }
      sum = crc32(bytes, sum)
      return bytes
    }
    const readNumber = () => Buffer.from(read(new Uint8Array(NUMBER_BYTES))).readUInt32LE()
    const headLength = readNumber()
    if (headLength > MOST_HEAD_BYTES) throw new Error("The kept index has no head.")
    // It is ours, or damaged: then it does not add up, or the checksum differs.
    const head: Head = JSON.parse(Buffer.from(read(new Uint8Array(headLength))).toString())
    if (head.edition !== edition) return undefined
    const listed = head.blocks.reduce(
      (bytes, [, type, length]) => bytes + length * BLOCKS[type].BYTES_PER_ELEMENT,
      2 * NUMBER_BYTES + headLength,
    )
    // Known before memory is taken for what the head lists.
    if (listed !== fstatSync(file).size)
      throw new Error("The kept index is not as long as it says.")
    const blocks = head.blocks.map(([name, type, length]): [string, Block] => {
      const block = new BLOCKS[type](length)
      read(bytesOf(block))
      return [name, block]
    })
    const before = sum
    if (readNumber() !== before) throw new Error("The kept index is damaged.")
    return { id: head.id, edition, snapshot: Object.fromEntries(blocks) }
  } finally {
    closeSync(file)
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Block): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function numberBytes(number: number): Uint8Array {
  const bytes = Buffer.alloc(NUMBER_BYTES)
  bytes.writeUInt32LE(number)
  return bytes
}
