// The facts of a garment: its colours and cloth, a note, and why it cannot be styled yet.
import {
  Button,
  ChoiceChips,
  Picture,
  SelectField,
  TextArea,
  Tooltip,
  VisuallyHidden,
} from "@stylin/ui"
import { useState } from "react"

const COLOURS = [
  { value: "camel", label: "Camel" },
  { value: "navy", label: "Navy" },
  { value: "gold", label: "Gold", disabled: true },
]

export function Garment() {
  const [colours, setColours] = useState<readonly string[]>(["camel"])
  return (
    <form>
      <Picture src="/items/1.webp" alt="A camel trench coat" ratio="garment" eager />
      <p>
        <VisuallyHidden>Was </VisuallyHidden>
        <s>£60</s> £39.99
      </p>
      <ChoiceChips
        legend="Colours"
        multiple
        options={COLOURS}
        value={colours}
        onChange={({ value }) => setColours(value)}
        error={colours.length === 0 ? "Choose at least one colour." : undefined}
      />
      <SelectField
        label="Cloth"
        name="cloth"
        hint="The label inside says it."
        options={[
          { value: "", label: "Not said" },
          { value: "linen", label: "Linen" },
        ]}
        defaultValue=""
      />
      <TextArea label="Note" name="note" rows={3} hint="A loose button, how to wash it." />
      <Tooltip text="Add five pieces first" placement="top">
        <Button type="button" aria-disabled="true">
          Style this
        </Button>
      </Tooltip>
    </form>
  )
}
