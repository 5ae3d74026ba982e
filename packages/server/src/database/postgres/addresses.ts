const PARTS = /^(?<before>[a-z]+:\/\/(?:[^/?#]*@)?)(?<servers>[^/?#]*)(?<after>.*)$/s

/**
 * The addresses of the servers that a PostgreSQL address names, one for each: as in libpq,
 * `postgres://stylin@one:5432,two:5432/stylin` names two.
 */
export function addressesIn(url: string): string[] {
  const { before, servers, after } = PARTS.exec(url)?.groups ?? {}
  if (!servers?.includes(",")) return [url]
  return servers.split(",").map((server) => `${before}${server}${after}`)
}
