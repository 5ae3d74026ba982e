import { EIGHTEENTH } from "./people/eighteenth.ts"
import { EIGHTH } from "./people/eighth.ts"
import { EIGHTIETH } from "./people/eightieth.ts"
import { EIGHTY_EIGHTH } from "./people/eighty-eighth.ts"
import { EIGHTY_FIFTH } from "./people/eighty-fifth.ts"
import { EIGHTY_FIRST } from "./people/eighty-first.ts"
import { EIGHTY_FOURTH } from "./people/eighty-fourth.ts"
import { EIGHTY_NINTH } from "./people/eighty-ninth.ts"
import { EIGHTY_SECOND } from "./people/eighty-second.ts"
import { EIGHTY_SEVENTH } from "./people/eighty-seventh.ts"
import { EIGHTY_SIXTH } from "./people/eighty-sixth.ts"
import { EIGHTY_THIRD } from "./people/eighty-third.ts"
import { ELEVENTH } from "./people/eleventh.ts"
import { FIFTEENTH } from "./people/fifteenth.ts"
import { FIFTH } from "./people/fifth.ts"
import { FIFTIETH } from "./people/fiftieth.ts"
import { FIFTY_EIGHTH } from "./people/fifty-eighth.ts"
import { FIFTY_FIFTH } from "./people/fifty-fifth.ts"
import { FIFTY_FIRST } from "./people/fifty-first.ts"
import { FIFTY_FOURTH } from "./people/fifty-fourth.ts"
import { FIFTY_NINTH } from "./people/fifty-ninth.ts"
import { FIFTY_SECOND } from "./people/fifty-second.ts"
import { FIFTY_SEVENTH } from "./people/fifty-seventh.ts"
import { FIFTY_SIXTH } from "./people/fifty-sixth.ts"
import { FIFTY_THIRD } from "./people/fifty-third.ts"
import { FIRST } from "./people/first.ts"
import { FORTIETH } from "./people/fortieth.ts"
import { FORTY_EIGHTH } from "./people/forty-eighth.ts"
import { FORTY_FIFTH } from "./people/forty-fifth.ts"
import { FORTY_FIRST } from "./people/forty-first.ts"
import { FORTY_FOURTH } from "./people/forty-fourth.ts"
import { FORTY_NINTH } from "./people/forty-ninth.ts"
import { FORTY_SECOND } from "./people/forty-second.ts"
import { FORTY_SEVENTH } from "./people/forty-seventh.ts"
import { FORTY_SIXTH } from "./people/forty-sixth.ts"
import { FORTY_THIRD } from "./people/forty-third.ts"
import { FOURTEENTH } from "./people/fourteenth.ts"
import { FOURTH } from "./people/fourth.ts"
import { NINETEENTH } from "./people/nineteenth.ts"
import { NINETIETH } from "./people/ninetieth.ts"
import { NINETY_EIGHTH } from "./people/ninety-eighth.ts"
import { NINETY_FIFTH } from "./people/ninety-fifth.ts"
import { NINETY_FIRST } from "./people/ninety-first.ts"
import { NINETY_FOURTH } from "./people/ninety-fourth.ts"
import { NINETY_SECOND } from "./people/ninety-second.ts"
import { NINETY_SEVENTH } from "./people/ninety-seventh.ts"
import { NINETY_SIXTH } from "./people/ninety-sixth.ts"
import { NINETY_THIRD } from "./people/ninety-third.ts"
import { NINTH } from "./people/ninth.ts"
import { SECOND } from "./people/second.ts"
import { SEVENTEENTH } from "./people/seventeenth.ts"
import { SEVENTH } from "./people/seventh.ts"
import { SEVENTIETH } from "./people/seventieth.ts"
import { SEVENTY_EIGHTH } from "./people/seventy-eighth.ts"
import { SEVENTY_FIFTH } from "./people/seventy-fifth.ts"
import { SEVENTY_FIRST } from "./people/seventy-first.ts"
import { SEVENTY_FOURTH } from "./people/seventy-fourth.ts"
import { SEVENTY_NINTH } from "./people/seventy-ninth.ts"
import { SEVENTY_SECOND } from "./people/seventy-second.ts"
import { SEVENTY_SEVENTH } from "./people/seventy-seventh.ts"
import { SEVENTY_SIXTH } from "./people/seventy-sixth.ts"
import { SEVENTY_THIRD } from "./people/seventy-third.ts"
import { SIXTEENTH } from "./people/sixteenth.ts"
import { SIXTH } from "./people/sixth.ts"
import { SIXTIETH } from "./people/sixtieth.ts"
import { SIXTY_EIGHTH } from "./people/sixty-eighth.ts"
import { SIXTY_FIFTH } from "./people/sixty-fifth.ts"
import { SIXTY_FIRST } from "./people/sixty-first.ts"
import { SIXTY_FOURTH } from "./people/sixty-fourth.ts"
import { SIXTY_NINTH } from "./people/sixty-ninth.ts"
import { SIXTY_SECOND } from "./people/sixty-second.ts"
import { SIXTY_SEVENTH } from "./people/sixty-seventh.ts"
import { SIXTY_SIXTH } from "./people/sixty-sixth.ts"
import { SIXTY_THIRD } from "./people/sixty-third.ts"
import { TENTH } from "./people/tenth.ts"
import { THIRD } from "./people/third.ts"
import { THIRTEENTH } from "./people/thirteenth.ts"
import { THIRTIETH } from "./people/thirtieth.ts"
import { THIRTY_EIGHTH } from "./people/thirty-eighth.ts"
import { THIRTY_FIFTH } from "./people/thirty-fifth.ts"
import { THIRTY_FIRST } from "./people/thirty-first.ts"
import { THIRTY_FOURTH } from "./people/thirty-fourth.ts"
import { THIRTY_NINTH } from "./people/thirty-ninth.ts"
import { THIRTY_SECOND } from "./people/thirty-second.ts"
import { THIRTY_SEVENTH } from "./people/thirty-seventh.ts"
import { THIRTY_SIXTH } from "./people/thirty-sixth.ts"
import { THIRTY_THIRD } from "./people/thirty-third.ts"
import { TWELFTH } from "./people/twelfth.ts"
import { TWENTIETH } from "./people/twentieth.ts"
import { TWENTY_EIGHTH } from "./people/twenty-eighth.ts"
import { TWENTY_FIFTH } from "./people/twenty-fifth.ts"
import { TWENTY_FIRST } from "./people/twenty-first.ts"
import { TWENTY_FOURTH } from "./people/twenty-fourth.ts"
import { TWENTY_NINTH } from "./people/twenty-ninth.ts"
import { TWENTY_SECOND } from "./people/twenty-second.ts"
import { TWENTY_SEVENTH } from "./people/twenty-seventh.ts"
import { TWENTY_SIXTH } from "./people/twenty-sixth.ts"
import { TWENTY_THIRD } from "./people/twenty-third.ts"
import type { SheetPerson } from "./person.ts"

/**
 * People that the stylist is judged on by eye, and who are used for nothing else, set by set. What judges said
 * of the first seven became rules; the rest came later, so that those rules are judged on others.
 */
export const SETS = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
  seventh: SEVENTH,
  eighth: EIGHTH,
  ninth: NINTH,
  tenth: TENTH,
  eleventh: ELEVENTH,
  twelfth: TWELFTH,
  thirteenth: THIRTEENTH,
  fourteenth: FOURTEENTH,
  fifteenth: FIFTEENTH,
  sixteenth: SIXTEENTH,
  seventeenth: SEVENTEENTH,
  eighteenth: EIGHTEENTH,
  nineteenth: NINETEENTH,
  twentieth: TWENTIETH,
  twenty_first: TWENTY_FIRST,
  twenty_second: TWENTY_SECOND,
  twenty_third: TWENTY_THIRD,
  twenty_fourth: TWENTY_FOURTH,
  twenty_fifth: TWENTY_FIFTH,
  twenty_sixth: TWENTY_SIXTH,
  twenty_seventh: TWENTY_SEVENTH,
  twenty_eighth: TWENTY_EIGHTH,
  twenty_ninth: TWENTY_NINTH,
  thirtieth: THIRTIETH,
  thirty_first: THIRTY_FIRST,
  thirty_second: THIRTY_SECOND,
  thirty_third: THIRTY_THIRD,
  thirty_fourth: THIRTY_FOURTH,
  thirty_fifth: THIRTY_FIFTH,
  thirty_sixth: THIRTY_SIXTH,
  thirty_seventh: THIRTY_SEVENTH,
  thirty_eighth: THIRTY_EIGHTH,
  thirty_ninth: THIRTY_NINTH,
  fortieth: FORTIETH,
  forty_first: FORTY_FIRST,
  forty_second: FORTY_SECOND,
  forty_third: FORTY_THIRD,
  forty_fourth: FORTY_FOURTH,
  forty_fifth: FORTY_FIFTH,
  forty_sixth: FORTY_SIXTH,
  forty_seventh: FORTY_SEVENTH,
  forty_eighth: FORTY_EIGHTH,
  forty_ninth: FORTY_NINTH,
  fiftieth: FIFTIETH,
  fifty_first: FIFTY_FIRST,
  fifty_second: FIFTY_SECOND,
  fifty_third: FIFTY_THIRD,
  fifty_fourth: FIFTY_FOURTH,
  fifty_fifth: FIFTY_FIFTH,
  fifty_sixth: FIFTY_SIXTH,
  fifty_seventh: FIFTY_SEVENTH,
  fifty_eighth: FIFTY_EIGHTH,
  fifty_ninth: FIFTY_NINTH,
  sixtieth: SIXTIETH,
  sixty_first: SIXTY_FIRST,
  sixty_second: SIXTY_SECOND,
  sixty_third: SIXTY_THIRD,
  sixty_fourth: SIXTY_FOURTH,
  sixty_fifth: SIXTY_FIFTH,
  sixty_sixth: SIXTY_SIXTH,
  sixty_seventh: SIXTY_SEVENTH,
  sixty_eighth: SIXTY_EIGHTH,
  sixty_ninth: SIXTY_NINTH,
  seventieth: SEVENTIETH,
  seventy_first: SEVENTY_FIRST,
  seventy_second: SEVENTY_SECOND,
  seventy_third: SEVENTY_THIRD,
  seventy_fourth: SEVENTY_FOURTH,
  seventy_fifth: SEVENTY_FIFTH,
  seventy_sixth: SEVENTY_SIXTH,
  seventy_seventh: SEVENTY_SEVENTH,
  seventy_eighth: SEVENTY_EIGHTH,
  seventy_ninth: SEVENTY_NINTH,
  eightieth: EIGHTIETH,
  eighty_first: EIGHTY_FIRST,
  eighty_second: EIGHTY_SECOND,
  eighty_third: EIGHTY_THIRD,
  eighty_fourth: EIGHTY_FOURTH,
  eighty_fifth: EIGHTY_FIFTH,
  eighty_sixth: EIGHTY_SIXTH,
  eighty_seventh: EIGHTY_SEVENTH,
  eighty_eighth: EIGHTY_EIGHTH,
  eighty_ninth: EIGHTY_NINTH,
  ninetieth: NINETIETH,
  ninety_first: NINETY_FIRST,
  ninety_second: NINETY_SECOND,
  ninety_third: NINETY_THIRD,
  ninety_fourth: NINETY_FOURTH,
  ninety_fifth: NINETY_FIFTH,
  ninety_sixth: NINETY_SIXTH,
  ninety_seventh: NINETY_SEVENTH,
  ninety_eighth: NINETY_EIGHTH,
} as const satisfies Record<string, readonly SheetPerson[]>

/** The people of a set, or of all sets. */
export function peopleOf(set?: string): readonly SheetPerson[] {
  const sets = Object.entries(SETS).filter(([name]) => name === (set ?? name))
  return sets.flatMap(([, people]) => people)
}
