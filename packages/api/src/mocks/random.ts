/** A source of numbers that are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** Hexadecimal digits. */
  hex(length: number): string
}

/** Mulberry32: small, fast, and even enough for made-up data. Never use it for anything secret. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join("")
  return { next, hex }
}

/** A number from 0 to 2³² − 1 that is the same for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
