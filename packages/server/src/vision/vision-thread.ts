import { standBehindCalls } from "../turns/thread-priority.ts"
import { loadModels, type Models } from "./models.ts"
import type { DrawnCrop } from "./outfit.ts"
import { type GarmentReading, readGarment } from "./read-garment.ts"
import { type CropReading, type OutfitReading, readCrop, readOutfit } from "./read-outfit.ts"
import { type ProductReading, readProduct, type ShopsWord } from "./read-product.ts"
import { VisionError, type VisionProblem } from "./vision-error.ts"

standBehindCalls()

/** What a thread can be asked for. */
export type VisionTask =
  | { readonly kind: "garment"; readonly bytes: Uint8Array }
  | { readonly kind: "outfit"; readonly bytes: Uint8Array }
  | { readonly kind: "crop"; readonly bytes: Uint8Array; readonly crop: DrawnCrop }
  | { readonly kind: "product"; readonly bytes: Uint8Array; readonly said: ShopsWord | undefined }

/** Errors lose their class between threads, so that a refusal travels as a value. */
export type VisionAnswer =
  | { readonly garment: GarmentReading }
  | { readonly outfit: OutfitReading }
  | { readonly crop: CropReading }
  | { readonly product: ProductReading }
  | { readonly problem: VisionProblem }
  /** What kept the thread from reading anything. */
  | { readonly unready: string }

let loading: ReturnType<typeof loadModels> | undefined

/** What the threads run: one photo. */
export default async function read(task: VisionTask): Promise<VisionAnswer> {
  let models: Models
  try {
    loading ??= loadModels()
    models = await loading
  } catch (error) {
    loading = undefined
    return { unready: error instanceof Error ? error.message : String(error) }
  }
  try {
    switch (task.kind) {
      case "garment":
        return { garment: await readGarment(task.bytes, models) }
      case "outfit":
        return { outfit: await readOutfit(task.bytes, models) }
      case "crop":
        return { crop: await readCrop(task.bytes, task.crop, models) }
      case "product":
        return { product: await readProduct(task.bytes, task.said, models) }
    }
  } catch (error) {
    if (error instanceof VisionError) return { problem: error.code }
    throw error
  }
}
