import type { StyleAnswer, StyleInput } from "../input.ts"
import { styleLooks } from "../search/style-looks.ts"

/** 'Style this': looks that all have one garment in them, hers or for sale. */
export function buildAround(input: StyleInput, itemId: string): StyleAnswer {
  return styleLooks({ ...input, wishes: { ...input.wishes, around: itemId } })
}
