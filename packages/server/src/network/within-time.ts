interface Limited<Result> {
  /** Works until it is done, or until the signal says that it is too late. */
  work(signal: AbortSignal): Promise<Result>
  /** What is thrown when it is too late. */
  late(): Error
}

/** The work's result, if it is there in time. Whatever is open when the work ends is ended by its signal. */
export async function withinTime<Result>(
  limitMs: number,
  { work, late }: Limited<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(limitMs)
  const ending = new AbortController()
  try {
    return await Promise.race([
      work(AbortSignal.any([limit, ending.signal])),
      rejected(limit, late),
    ])
  } catch (error) {
    throw limit.aborted ? late() : error
  } finally {
    ending.abort()
  }
}

/** Never resolves. Looking up a name cannot be aborted, so that waiting for it is given up. */
function rejected(signal: AbortSignal, reason: () => Error): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener("abort", () => reject(reason()))
  return promise
}
