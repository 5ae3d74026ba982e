/** What a browser has given back does not prove what it should. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError"
}
