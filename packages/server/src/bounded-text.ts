/**
 * The body of another service's answer as text. One that is longer, or never ends, is given up.
 * @throws what `tooLong` gives
 */
export async function boundedText(
  response: Response,
  mostBytes: number,
  tooLong: () => Error,
): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > mostBytes) throw tooLong()
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString("utf8")
}
