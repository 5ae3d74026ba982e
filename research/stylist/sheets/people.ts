import { EIGHTH } from "./people/eighth.ts"
import { FIFTH } from "./people/fifth.ts"
import { FIRST } from "./people/first.ts"
import { FOURTH } from "./people/fourth.ts"
import { NINTH } from "./people/ninth.ts"
import { SECOND } from "./people/second.ts"
import { SEVENTH } from "./people/seventh.ts"
import { SIXTH } from "./people/sixth.ts"
import { THIRD } from "./people/third.ts"
import type { SheetPerson } from "./person.ts"

/**
 * People that the stylist is judged on by eye, and who are used for nothing else. What judges said of
 * the first seven became rules; the rest came later, so that those rules are judged on others.
 */
export const PEOPLE: readonly SheetPerson[] = [
  ...FIRST,
  ...SECOND,
  ...THIRD,
  ...FOURTH,
  ...FIFTH,
  ...SIXTH,
  ...SEVENTH,
  ...EIGHTH,
  ...NINTH,
]
