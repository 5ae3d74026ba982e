/**
 * How much of each file has been sent, from 0 to 1, if they are sent one after the other as one
 * body. `total` is the body's size, which is slightly more than that of its files.
 */
export function uploadShares(upload: {
  sizes: readonly number[]
  loaded: number
  total: number
}): number[] {
  const { sizes, loaded, total } = upload
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let left = (loaded / total) * all
  return sizes.map((size) => {
    const sent = Math.min(size, left)
    left -= sent
    return size === 0 ? 1 : sent / size
  })
}
