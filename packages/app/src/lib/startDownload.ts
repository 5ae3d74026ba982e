/**
 * Has the browser download a file. The server names the file, and its bytes do not pass through the
 * page.
 */
export function startDownload(address: string): void {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}
