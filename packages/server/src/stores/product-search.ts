import type { SearchAspect } from "@stylin/api/contract"
import type { Kind, Slot } from "@stylin/garments/vocabulary"
import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Dialect } from "../database/dialects/dialect.ts"
import type { Queries } from "../database/tables.ts"
import { gradeOf, isOneOf, joined, MET, type Wish } from "./product-wishes.ts"

/** Which of the available products are considered. */
export type Among =
  | { readonly kinds: readonly Kind[]; readonly isFirstMeant: boolean }
  | { readonly slots: readonly Slot[]; readonly near: { warmth: number; formality: number } }
  | { readonly ids: readonly string[] }

export interface Ranked {
  readonly id: string
  /** The wishes that it does not meet. */
  readonly lacks: readonly Wish[]
}

export interface Ranking {
  readonly among: Among
  readonly wishes: readonly Wish[]
  /** Phrases that break ties between products that fit equally well. */
  readonly hints: readonly string[]
  readonly limit: number
}

/** What meeting a wish is worth, by aspect: a colour counts more than a cloth. */
const WORTH: Readonly<Record<SearchAspect, number>> = {
  kind: 64,
  colour: 32,
  cloth: 16,
  pattern: 8,
  cut: 6,
  brand: 4,
  other: 2,
  size: 0,
}
/** White is a better answer to "white" than white and navy. */
const COLOUR_TOO_MANY = 20
const FIRST_KIND = 10
const STEP_AWAY = 100
const HINT = 5
const WHOLE = 1_000_000

/**
 * The products that fit wishes best: first those that meet all of them, then by the worth of the
 * wishes they meet. Kinds that fit equally well take turns.
 */
export async function rankProducts(
  db: Queries,
  { mentions }: Pick<Dialect, "mentions">,
  { among, wishes, hints, limit }: Ranking,
): Promise<Ranked[]> {
  const grades = wishes.map((wish, index) => ({
    wish,
    name: `g${index}` as const,
    grade: gradeOf(wish.test, mentions),
  }))
  const columns = grades.map(({ name, grade }) => sql`, ${grade} as ${sql.ref(name)}`)
  const worth = grades.map(
    ({ name, wish }) => sql` + ${sql.ref(name)} * ${sql.lit(WORTH[wish.about])}`,
  )
  const isWhole = sql.join(
    [sql`true`, ...grades.map(({ name }) => sql`${sql.ref(name)} >= ${sql.lit(MET)}`)],
    sql` and `,
  )
  const hinted = hints.map(
    (hint) => sql` + ${gradeOf({ by: "text", phrase: hint, where: "title" }, mentions)}`,
  )
  const bonus = sql`${bonusOf(among, wishes)} + (0 ${joined(hinted)}) * ${sql.lit(HINT)} / 100`
  const ranked = sql<{ id: string } & Record<`g${number}`, number>>`
    with graded as materialized (
      select id, kind, ${bonus} as bonus ${joined(columns)}
      from products where available = 1 and ${isAmong(among)}
    ), scored as materialized (
      select graded.*, bonus ${joined(worth)} + case when ${isWhole} then ${sql.lit(WHOLE)} else 0 end as score
      from graded
    )
    select * from scored
    -- Turns are numbered only among possible results: a kind may have thousands of products.
    where score >= (select min(score) from (select score from scored order by score desc limit ${limit}) best)
    order by score desc, row_number() over (partition by kind order by score desc, id), ${placeOf(among)}, id
    limit ${limit}`
  const { rows } = await ranked.execute(db)
  return rows.map((row) => ({
    id: row.id,
    lacks: grades.flatMap(({ name, wish }) => ((row[name] ?? 0) < MET ? [wish] : [])),
  }))
}

function isAmong(among: Among): RawBuilder<SqlBool> {
  if ("kinds" in among) return isOneOf("kind", among.kinds)
  return "slots" in among ? isOneOf("slot", among.slots) : isOneOf("id", among.ids)
}

/** A kind's place among those considered. */
function placeOf(among: Among): RawBuilder<number> {
  if (!("kinds" in among)) return sql`1`
  const places = among.kinds.map((kind, place) => sql`when ${kind} then ${sql.lit(place)} `)
  return sql`case kind ${joined(places)} end`
}

function bonusOf(among: Among, wishes: readonly Wish[]): RawBuilder<number> {
  const parts = [sql`0`]
  if (wishes.some(({ test }) => test.by === "colour")) {
    // Each colour is enclosed in quotation marks.
    const marks = sql`(length(colours_json) - length(replace(colours_json, '"', '')))`
    parts.push(sql`- ${sql.lit(COLOUR_TOO_MANY)} * ${marks} / 2`)
  }
  if ("kinds" in among && among.isFirstMeant) {
    const [first = ""] = among.kinds
    parts.push(sql`+ case when kind = ${first} then ${sql.lit(FIRST_KIND)} else 0 end`)
  }
  if ("slots" in among) {
    const { warmth, formality } = among.near
    const away = sql`(abs(warmth - ${sql.lit(warmth)}) + abs(formality - ${sql.lit(formality)}))`
    parts.push(sql`- ${sql.lit(STEP_AWAY)} * ${away}`)
  }
  return sql<number>`${joined(parts)}`
}
