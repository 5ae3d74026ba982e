import type { SeasonalType } from "@stylin/garments/vocabulary"
import { saveColourChoice } from "../profile/saveProfile.ts"
import { auth } from "../session/auth.ts"
import { keepSelfie, selfie } from "./selfie.ts"

/**
 * Takes her own choice of type, which counts before any selfie. A guest's is kept on this device, and
 * saved with her account. Rejects with an ApiError fit to be shown.
 */
export async function chooseColourType(type: SeasonalType): Promise<void> {
  if (auth.isAuth) return saveColourChoice(type)
  const { palette, ...kept } = selfie.selfieResponse ?? {}
  keepSelfie({ ...kept, colour_type: type, confidence: 1, is_own_choice: true })
}
