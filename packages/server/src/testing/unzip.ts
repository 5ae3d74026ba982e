import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js"

/** The files of a ZIP by name, with their checksums verified. Rejects if it is not whole. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true })
  const files = new Map<string, Uint8Array>()
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue
    files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()))
  }
  await zip.close()
  return files
}
