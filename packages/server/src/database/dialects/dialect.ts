import type { CreateTableBuilder, RawBuilder, SelectQueryBuilder, SqlBool } from "kysely"
import type { Queries, Row, Tables } from "../tables.ts"

export interface ProductSearch {
  /** Words as people type them; the engine stems them. */
  readonly words: readonly string[]
  /** Whether a product must have every word or any of them. */
  readonly match: "all" | "any"
  readonly limit: number
}

export interface JobClaim {
  readonly now: number
  /** How long the claim holds, in milliseconds; after that others may claim the job again. */
  readonly leaseMs: number
  /** Jobs of other kinds are left to others. */
  readonly kinds: readonly string[]
}

/** A claimed job; the holder of the latest attempt count holds the job. */
export type ClaimedJob = Row<"jobs">

/** What the two engines do differently; everything else is one set of queries for both. */
export interface Dialect {
  /** Column type of text; compared byte by byte on both engines. */
  readonly text: RawBuilder<unknown>
  /** Column type of whole numbers of 64 bits. */
  readonly whole: RawBuilder<unknown>
  /** Starts a table that refuses values of the wrong type. */
  createTable<Name extends keyof Tables>(db: Queries, name: Name): CreateTableBuilder<Name, never>
  /**
   * Builds the text index over products and what keeps it in step with the table. A kind is indexed
   * by its words and as one word: "t_shirt" as t, shirt and tshirt.
   */
  createProductSearch(db: Queries): Promise<void>
  /**
   * Ids of the available products that match, best first: the title counts most, then the brand.
   */
  searchProducts(db: Queries, search: ProductSearch): Promise<string[]>
  /**
   * Whether a product row's title and brand, or any of its texts, contain one of the phrases:
   * adjacent words, in any of their forms. For queries over that table.
   */
  mentions(phrases: readonly string[], where: "title" | "texts"): RawBuilder<SqlBool>
  /** Claims the due job whose turn is first; simultaneous callers each get a different one. */
  claimJob(db: Queries, claim: JobClaim): Promise<ClaimedJob | undefined>
}

export type JobIds = SelectQueryBuilder<Tables, "jobs", { id: string }>

/**
 * The shared part of claiming: marks the next due job and returns it. `lock` keeps others from
 * choosing the same row at the same time.
 */
export async function claimNextJob(
  db: Queries,
  { now, leaseMs, kinds }: JobClaim,
  lock: (ids: JobIds) => JobIds,
): Promise<ClaimedJob | undefined> {
  return db
    .updateTable("jobs")
    .set(({ eb, ref }) => ({
      attempts: eb("attempts", "+", 1),
      claimed_until: now + leaseMs,
      // Its previous claimer neither finished it nor gave it back.
      lost: eb
        .case()
        .when("claimed_until", ">", 0)
        .then(eb("lost", "+", 1))
        .else(ref("lost"))
        .end(),
    }))
    .where("id", "=", ({ selectFrom }) =>
      lock(
        selectFrom("jobs")
          .select("id")
          .where("run_at", "<=", now)
          .where("claimed_until", "<=", now)
          .where("kind", "in", kinds)
          .orderBy("place")
          .orderBy("run_at")
          .orderBy("id")
          .limit(1),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}
