let query = ""

/** Keeps the query of the address a visit began at, before the address changes. */
export function rememberLanding(search: string): void {
  query = search
}

/** The query of the address this visit began at. */
export function landingQuery(): string {
  return query
}
