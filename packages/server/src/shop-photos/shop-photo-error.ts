/** Why a shop's photograph could not be fetched. */
export const FETCH_PROBLEMS = {
  address: "Its address is not plain https: it has a password, a port or another protocol.",
  host: "Its host is not in SHOP_PHOTO_HOSTS.",
  private: "Its host has an address that is not public.",
  unreachable: "Its host could not be reached.",
  redirects: "Its host redirects too often.",
  answer: "Its host answered without a picture.",
  "too-large": "The file is too large.",
  "too-slow": "Its host took too long.",
} as const
export type FetchProblem = keyof typeof FETCH_PROBLEMS

/** A shop's photograph that could not be fetched, with a sentence for the operator. */
export class ShopPhotoError extends Error {
  override readonly name = "ShopPhotoError"
  readonly code: FetchProblem

  constructor(code: FetchProblem, { detail, cause }: { detail?: string; cause?: unknown } = {}) {
    super(detail ? `${FETCH_PROBLEMS[code]} (${detail})` : FETCH_PROBLEMS[code], { cause })
    this.code = code
  }
}
