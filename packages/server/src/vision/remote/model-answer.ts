import { photoCrop } from "@stylin/api/contract"
import { KIND_NAMES } from "@stylin/garments/vocabulary"
import * as z from "zod"

/** A garment as the model names and locates it. */
const named = z.strictObject({ kind: z.enum(KIND_NAMES), box: photoCrop })
const answer = z.strictObject({ garments: z.array(named).max(8) })

export type NamedGarment = z.infer<typeof named>

/** What the model is told to answer by; the same that its answer is checked against. */
export const ANSWER_SCHEMA = z.toJSONSchema(answer)

/** As much of the protocol's answer as is looked at. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(20_000) }) })).min(1),
})

/**
 * The garments in a model's answer.
 * @throws {Error} on anything else than what was asked for; it never repeats what came
 */
export function readAnswer(text: string): NamedGarment[] {
  const { choices } = parsed(completion, text)
  const { garments } = parsed(answer, choices[0]?.message.content ?? "")
  const outside = garments.some(
    ({ box }) => box.x + box.width > 1.001 || box.y + box.height > 1.001,
  )
  if (outside) throw new Error("the model's answer has a box outside of the photo")
  return garments
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error("the model's answer is no JSON")
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new Error("the model's answer is not in the form asked for")
  return result.data
}
