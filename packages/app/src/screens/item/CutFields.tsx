import type { WardrobeItem } from "@stylin/api/contract"
import { cutsOf, type Kind } from "@stylin/garments/vocabulary"
import { SelectField } from "@stylin/ui"
import { sayCutField } from "../../words/sayCut.ts"
import { cutChoices, cutFieldsOf } from "./cutChoices.ts"
import { Pair } from "./Pair.tsx"

interface Props {
  readonly item: WardrobeItem
  /** What she says it is. */
  readonly kind: Kind
}

/** How a garment is cut, to correct: what a photo shows or its name says of it is chosen already. */
export function CutFields({ item, kind }: Props) {
  return (
    <Pair>
      {cutFieldsOf(kind).map((field) => (
        <SelectField
          key={`${kind} ${field}`}
          label={sayCutField(field)}
          name={field}
          options={cutChoices(kind, field)}
          defaultValue={cutsOf(kind)[field]?.find((word) => word === item[field])}
        />
      ))}
    </Pair>
  )
}
