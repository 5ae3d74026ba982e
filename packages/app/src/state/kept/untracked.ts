import type { ref } from "valtio/vanilla"

/** A value that is replaced as a whole and never changed in place, so it need not be tracked. */
export type Untracked<Value extends object> = ReturnType<typeof ref<Value>>
