import type { ItemState } from "@stylin/api/contract"
import { t } from "../words/t.ts"

interface StateWords {
  /** As a choice. */
  readonly choice: string
  /** On the item. */
  readonly mark: string
  /** Of an item, once she has said so. */
  readonly said: (name: string) => string
  /** Of several. */
  readonly saidOfSeveral: (count: number) => string
}

/** How the app says why something cannot be worn just now. */
export const STATE_WORDS: Readonly<Record<ItemState, StateWords>> = {
  wash: {
    get choice() {
      return t("In the wash")
    },
    get mark() {
      return t("In the wash")
    },
    said: (name) => t("{name} is in the wash.", { name }),
    saidOfSeveral: (count) => t("{count} items are in the wash.", { count }),
  },
  lent: {
    get choice() {
      return t("Lent to someone")
    },
    get mark() {
      return t("Lent")
    },
    said: (name) => t("{name} is lent.", { name }),
    saidOfSeveral: (count) => t("{count} items are lent.", { count }),
  },
  stored: {
    get choice() {
      return t("Away for the season")
    },
    get mark() {
      return t("Put away")
    },
    said: (name) => t("{name} is put away.", { name }),
    saidOfSeveral: (count) => t("{count} items are put away.", { count }),
  },
  gone: {
    get choice() {
      return t("Sold or given away")
    },
    get mark() {
      return t("Gone")
    },
    said: (name) => t("{name} is gone.", { name }),
    saidOfSeveral: (count) => t("{count} items are gone.", { count }),
  },
}

/** What is said of an item once it can be worn again. */
export function wornAgain(name: string): string {
  return t("{name} is back in your looks.", { name })
}

/** What is said of several once they can be worn again. */
export function severalWornAgain(count: number): string {
  return t("{count} items are back in your looks.", { count })
}
