import { PICTURES } from "virtual:stylin-pictures"
import { addressOf } from "./addressOf.ts"

/** The address of a picture that the app is built with. Throws for an unknown name. */
export function pictureNamed(name: string): string {
  return addressOf(PICTURES, name)
}
