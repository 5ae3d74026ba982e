/** 'One piece, N new looks', with the number. */
export function unlockTitle(looks: number): string {
  return `One piece, ${looks === 1 ? "one new look" : `${looks} new looks`}`
}
