// Her body type out of three drawn figures, or none.
import { BodyTypePicker, Button } from "@stylin/ui"
import { useState } from "react"

const SHAPES = ["pear", "rectangle", "oval"] as const
type Shape = (typeof SHAPES)[number]

export function Shape({ onDone }: { onDone: (shape: Shape | null) => void }) {
  const [value, setValue] = useState<Shape | null>(null)
  return (
    <form action={() => onDone(value)}>
      <BodyTypePicker
        legend="Your body type"
        options={SHAPES.map((shape) => ({
          value: shape,
          label: shape,
          image: `/figures/${shape}.svg`,
        }))}
        value={value}
        onChange={(change) => setValue(change.value)}
      />
      <Button type="submit" disabled={value === null}>
        Save
      </Button>
      <Button type="button" variant="quiet" onClick={() => onDone(null)}>
        Skip
      </Button>
    </form>
  )
}
