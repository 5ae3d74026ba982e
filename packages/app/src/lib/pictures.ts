import { PICTURES } from "virtual:stylin-pictures"

/** The address of a picture that the app is built with. Throws for a name that nothing has. */
export function pictureNamed(name: string): string {
  const address = PICTURES[name]
  if (address === undefined) throw new Error(`The app is built without a picture named ${name}.`)
  return address
}
