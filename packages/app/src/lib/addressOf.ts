/** The address of a picture by its name. Throws for an unknown name. */
export function addressOf(pictures: Readonly<Record<string, string>>, name: string): string {
  const address = pictures[name]
  if (address === undefined) throw new Error(`The app is built without a picture named ${name}.`)
  return address
}
