/**
 * Has the browser download a file from an address. The file has the name that its server gives it,
 * and nothing of it passes through the page.
 */
export function startDownload(address: string): void {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}
