import { updateUser } from "@stylin/api/contract"
import { environment } from "../../environment.ts"

/** Tells her account that she has seen the tips. Rejects with an ApiError. */
export async function tellTips(): Promise<void> {
  await environment.call(updateUser, { body: { update_values: { tips_ended: true } } })
}
