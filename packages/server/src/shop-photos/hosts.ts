/** A DNS name with a dot, or all names below such a one: "img.shop.example" or "*.shop.example". */
const HOST =
  /^(?:\*\.(?=[^.]+\.))?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Whether a setting's entry names hosts; addresses in numbers do not. */
export function isHostPattern(entry: string): boolean {
  return HOST.test(entry)
}

/** Whether the operator lets the server fetch pictures from this host. */
export function isAllowedHost(allowed: readonly string[], host: string): boolean {
  return allowed.some((entry) =>
    entry.startsWith("*.") ? host.endsWith(entry.slice(1)) : host === entry,
  )
}
