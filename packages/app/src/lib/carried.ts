/**
 * What a link carries behind its #, by name. Takes it out of the address, so that neither the history nor a
 * copied address keeps it.
 */
export function takeCarried(): ReadonlyMap<string, string> {
  const carried = new Map(new URLSearchParams(location.hash.slice(1)))
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search)
  return carried
}
