import { PASSWORD_MIN_LENGTH, Refusal } from "@stylin/api/contract"

/** What whoever attacks this app tries first, whatever digits and signs are around it. */
export const OWN_WORDS: readonly string[] = [
  "stylin",
  "stylinapp",
  "stylinpassword",
  "mystylin",
  "outfit",
  "outfits",
  "wardrobe",
  "mywardrobe",
  "lookbook",
]

let common: Promise<ReadonlySet<string>> | undefined

/**
 * Refuses a new password that attackers try first: one of the most common, a word of this app with digits or
 * signs, or the email itself or its local part, in any case.
 * @throws {Refusal} 422
 */
export async function refuseCommonPassword(password: string, email: string): Promise<void> {
  common ??= loadList()
  const plain = password.toLowerCase()
  const isHerEmail = plain === email || plain === email.replace(/@.*/, "")
  const isOurWord = OWN_WORDS.includes(plain.replace(/[^\p{Letter}]/gu, ""))
  if (!isHerEmail && !isOurWord && !(await common).has(plain)) return
  throw new Refusal(422, "password: is one of the first that others guess. Please choose another.")
}

/** The list takes a while to unpack, so it is loaded when the first password is chosen. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  const passwords = dictionary["passwords-common"]
  return new Set(passwords.filter(({ length }) => length >= PASSWORD_MIN_LENGTH))
}
