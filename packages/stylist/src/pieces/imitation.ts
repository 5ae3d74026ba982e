/** What names say of leather that is none. */
const SAID =
  /\b(?:faux|vegan|imitation|artificial|synthetic|leather[ -](?:look|effect|free)|leatherette|pleather|suedette|pu)\b/i

/** Whether a garment's name says that its leather is an imitation. */
export function isSaidImitation(name: string): boolean {
  return SAID.test(name)
}
