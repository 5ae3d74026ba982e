import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs"

const PAGE = 4096
const DAMAGE = Buffer.alloc(PAGE, 7)

/** Overwrites each page of a database file but the first; returns what they were. */
export function damagePages(file: string): Buffer[] {
  return eachPage(file, (page, write) => {
    write(DAMAGE)
    return page
  })
}

/** Puts pages back, but those that were written meanwhile. */
export function mendPages(file: string, whole: readonly Buffer[]): void {
  eachPage(file, (page, write, index) => {
    const was = whole[index]
    if (was && page.equals(DAMAGE)) write(was)
  })
}

function eachPage<Result>(
  file: string,
  change: (page: Buffer, write: (bytes: Buffer) => void, index: number) => Result,
): Result[] {
  const open = openSync(file, "r+")
  try {
    const count = Math.floor(fstatSync(open).size / PAGE) - 1
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const at = (index + 1) * PAGE
      const page = Buffer.alloc(PAGE)
      readSync(open, page, 0, PAGE, at)
      return change(page, (bytes) => writeSync(open, bytes, 0, PAGE, at), index)
    })
  } finally {
    closeSync(open)
  }
}
