import type { TestProject } from "vitest/node"
import { findPostgres, startPostgres } from "./postgres.ts"

/** Passed to the tests: where the server is, or that there is none. */
export interface PostgresForTests {
  readonly url: string | undefined
}

declare module "vitest" {
  interface ProvidedContext {
    postgres: PostgresForTests
  }
}

/** Starts one PostgreSQL server for the run, and stops it however the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  if (!programs) {
    process.stdout.write(
      "No PostgreSQL was found on this machine: the store suite runs on SQLite only.\n",
    )
    project.provide("postgres", { url: undefined })
    return async () => {}
  }
  const server = await startPostgres(programs)
  project.provide("postgres", { url: server.url })
  return () => server.stop()
}
