/** The files that were dropped or pasted, those in dropped folders too. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // Read at once: the data is emptied as soon as the event is over.
  const parts = [...data.items]
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: entryOf(item), file: item.getAsFile() }))
  const files = await Promise.all(
    parts.map(({ entry, file }) => (entry?.isDirectory ? within(entry) : file ? [file] : [])),
  )
  return files.flat()
}

/** Clipboards of some browsers know no entries. */
function entryOf(item: DataTransferItem): FileSystemEntry | null {
  return "webkitGetAsEntry" in item ? item.webkitGetAsEntry() : null
}

async function within(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((take, fail) => entry.file(take, fail))]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const files: File[] = []
  // A reader gives some hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((take, fail) =>
      reader.readEntries(take, fail),
    )
    if (some.length === 0) return files
    for (const inner of some) files.push(...(await within(inner)))
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
