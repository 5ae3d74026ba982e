import type { ItemState } from "@stylin/api/contract"
import { t } from "../words/t.ts"

interface StateWords {
  /** As a choice. */
  readonly choice: string
  /** On the item. */
  readonly mark: string
  /** Once she has said so of an item. */
  readonly said: (name: string) => string
  /** Once she has said so of several. */
  readonly saidOfSeveral: (count: number) => string
}

/** How the app says why something cannot be worn just now. */
export const STATE_WORDS: Readonly<Record<ItemState, StateWords>> = {
  wash: {
    choice: t("In the wash"),
    mark: t("In the wash"),
    said: (name) => t("{name} is in the wash.", { name }),
    saidOfSeveral: (count) => t("{count} items are in the wash.", { count }),
  },
  lent: {
    choice: t("Lent to someone"),
    mark: t("Lent"),
    said: (name) => t("{name} is lent.", { name }),
    saidOfSeveral: (count) => t("{count} items are lent.", { count }),
  },
  stored: {
    choice: t("Away for the season"),
    mark: t("Put away"),
    said: (name) => t("{name} is put away.", { name }),
    saidOfSeveral: (count) => t("{count} items are put away.", { count }),
  },
  gone: {
    choice: t("Sold or given away"),
    mark: t("Gone"),
    said: (name) => t("{name} is gone.", { name }),
    saidOfSeveral: (count) => t("{count} items are gone.", { count }),
  },
}

/** What is said once it can be worn again. */
export const WORN_AGAIN: Pick<StateWords, "said" | "saidOfSeveral"> = {
  said: (name) => t("{name} is back in your looks.", { name }),
  saidOfSeveral: (count) => t("{count} items are back in your looks.", { count }),
}
