import { environment } from "../environment.ts"

/** Keys are `key-1`, `key-2` and so on. */
export function countKeys(): void {
  let keys = 0
  environment.createKey = () => {
    keys += 1
    return `key-${keys}`
  }
}
