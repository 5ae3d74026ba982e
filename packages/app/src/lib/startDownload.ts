/**
 * Has the browser download a file. Without a name the server names it, and its bytes do not pass
 * through the page.
 */
export function startDownload(address: string, name = ""): void {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}
