import {
  CUT_FIELDS,
  clothNames,
  coloursLike,
  type Kind,
  kindFacts,
  PATTERNS,
  type ParsedGarment,
} from "@stylin/garments/vocabulary"
import { indexWords } from "../database/dialects/words.ts"
import type { Wish } from "../stores/product-wishes.ts"
import { type NamedKinds, namedKinds, nearestKinds } from "./named-kinds.ts"
import { nearColours } from "./near-colours.ts"
import { type Role, read, rolesOf, sayers } from "./roles.ts"
import { dayWish } from "./search-words.ts"

/** A parsed search. */
export interface Question extends NamedKinds {
  /** The words that name the kinds. */
  readonly kindName: string
  readonly wishes: readonly Wish[]
  /**
   * Words that say more than their kind or cloth does: "hoops" are earrings, "poplin" is cotton.
   */
  readonly hints: readonly string[]
}

/** What is removed before the words are read, as it was typed. */
export interface Apart {
  readonly brands: readonly string[]
  readonly sizes: readonly string[]
}

/** Parses correctly spelt words, in their order, into wishes that a product may meet. */
export function readQuestion(words: readonly string[], { brands, sizes }: Apart): Question {
  const near = nearestKinds(words)
  const named = near ? { kinds: near.kinds, isFirstMeant: true, isOther: false } : namedKinds(words)
  const rest = near?.rest ?? words
  const roles = rolesOf(rest, near ? undefined : named.kinds, named.kinds[0])
  return {
    ...named,
    kindName: near?.name ?? (sayers(roles, ({ isKind }) => isKind) || rest.join(" ")),
    wishes: [
      ...(near ? [textWish("kind", near.name)] : []),
      ...factWishes(read(rest, named.kinds[0]), roles),
      ...brands.map((brand) => textWish("brand", brand)),
      ...roles.flatMap((role) => (isUnread(role) ? [unreadWish(role.word)] : [])),
      ...sizes.map((size): Wish => ({ about: "size", words: size, test: { by: "nothing" } })),
    ],
    hints: roles.flatMap((role) => hintsOf(role, named.kinds)),
  }
}

function factWishes(said: ParsedGarment, roles: readonly Role[]): Wish[] {
  const { colours, material, pattern, confidence, cut, wearer } = said
  const words = (says: (role: Role) => boolean, otherwise: string) =>
    sayers(roles, says) || otherwise
  const isForHer = wearer === undefined || wearer === "women" || wearer === "unisex"
  return [
    ...colours.map((colour): Wish => {
      const isOnly = colours.length === 1
      const others = { like: coloursLike(colour), near: nearColours(colour) }
      const test = { by: "colour", colour, ...others, isOnly } as const
      return {
        about: "colour",
        words: words((role) => role.colours.includes(colour), colour),
        test,
      }
    }),
    ...(material
      ? [
          materialWish(
            material,
            words((role) => role.material !== undefined, material),
          ),
        ]
      : []),
    ...(pattern
      ? [
          patternWish(
            pattern,
            confidence.pattern === "sure",
            words((role) => role.isPattern, pattern),
          ),
        ]
      : []),
    ...CUT_FIELDS.flatMap((field): Wish[] => {
      const word = cut[field]
      if (word === undefined) return []
      const said = words((role) => role.cut.includes(field), word)
      return [{ about: "cut", words: said, test: { by: "cut", field, word } }]
    }),
    ...(isForHer
      ? []
      : [
          {
            about: "other",
            words: words((role) => role.isWearer, wearer),
            test: { by: "nothing" },
          } as const,
        ]),
  ]
}

function materialWish(material: NonNullable<ParsedGarment["material"]>, words: string): Wish {
  return { about: "cloth", words, test: { by: "material", material, names: clothNames(material) } }
}

/** Words that only say that there is a pattern ask for any. */
function patternWish(
  pattern: NonNullable<ParsedGarment["pattern"]>,
  isSure: boolean,
  words: string,
): Wish {
  const patterns = isSure ? [pattern] : PATTERNS.filter((other) => other !== "plain")
  return { about: "pattern", words, test: { by: "pattern", patterns } }
}

function textWish(about: Wish["about"], phrase: string): Wish {
  const where = about === "brand" ? "title" : "texts"
  return { about, words: phrase, test: { by: "text", phrase, where } }
}

function isUnread({ isKind, colours, material, isPattern, cut, isWearer }: Role): boolean {
  return !(isKind || isPattern || isWearer || material) && colours.length === 0 && cut.length === 0
}

function unreadWish(word: string): Wish {
  const test = dayWish(word)
  return test ? { about: "other", words: word, test } : textWish("other", word)
}

function hintsOf({ word, isKind, material }: Role, kinds: readonly Kind[]): string[] {
  const [kind] = kinds
  if (material && word !== material) return [word]
  if (!isKind || !kind || kinds.length > 1) return []
  const name = kindFacts(kind).words[0]
  const isPlain = indexWords(name).some((part) => word.startsWith(part.replace(/s$/, "")))
  return isPlain || word === kind.replaceAll("_", "") ? [] : [word]
}
