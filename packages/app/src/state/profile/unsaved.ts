import { activity, bodyType, figure, needs } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

const choices = z.object({
  about: z.optional(z.object({ bodyType: z.nullable(bodyType), activities: z.array(activity) })),
  figure: z.optional(figure),
  needs: z.optional(needs),
})
type Choices = z.infer<typeof choices>

const store = createStore<Choices>({ key: "profile", version: 1, schema: choices })

/**
 * What she has chosen on her profile and not saved yet, part by part, so that it is still there after another
 * screen, or after the page was loaded again for another language.
 */
export const unsaved = proxy<Choices>(store.read() ?? {})
persist(
  unsaved,
  store,
  () => {
    const chosen = { ...unsaved }
    return Object.keys(chosen).length > 0 ? chosen : null
  },
  (chosen) => {
    clear()
    Object.assign(unsaved, chosen)
  },
)

function clear(): void {
  for (const part of ["about", "figure", "needs"] as const) delete unsaved[part]
}
onForget(clear)

/** Saves a part as she has chosen it; what she chooses meanwhile stays unsaved. Rejects as `save` does. */
export async function savePart(part: keyof Choices, save: () => Promise<void>): Promise<void> {
  const sent = unsaved[part]
  await save()
  if (unsaved[part] === sent) delete unsaved[part]
}
