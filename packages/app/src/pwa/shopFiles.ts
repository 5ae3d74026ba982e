/** A file that the service worker keeps; one with a hash in its name has no revision. */
interface KeptFile {
  readonly url: string
  readonly revision?: string | null
}

/**
 * The files of this version for a shop whose pages say its money: each page is another one than it was built, so that
 * it is fetched again when that changes.
 * @param money what server/src/plugins/shop-pages says in pages; undefined where they say nothing
 */
export function shopFiles<File extends KeptFile>(
  files: readonly File[],
  money: string | undefined,
): File[] {
  return files.map((file) =>
    money !== undefined && file.url.endsWith(".html")
      ? { ...file, revision: `${file.revision} ${money}` }
      : file,
  )
}
