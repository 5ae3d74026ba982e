import { ChoiceChips, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import type { FrameSize } from "./frameSize.ts"
import { StoryFrame } from "./StoryFrame.tsx"

const WIDTHS: Readonly<Record<string, { label: string; width: FrameSize["width"] }>> = {
  phone: { label: "Phone, 390", width: 390 },
  tablet: { label: "Tablet, 768", width: 768 },
  page: { label: "As wide as this page", width: "100%" },
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin-block: ${space[24]};
`

interface LiveFrameProps {
  /** The story's id. */
  id: string
  name: string
  /** In CSS pixels. */
  height: number
}

/** A story in a page of its own, whose width can be chosen: it answers as on such a screen. */
export function LiveFrame({ id, name, height }: LiveFrameProps) {
  const [chosen, setChosen] = useState("phone")
  const width = WIDTHS[chosen]?.width ?? "100%"
  return (
    <Root className="sb-unstyled">
      <ChoiceChips
        legend={`${name}, on a screen of`}
        options={Object.entries(WIDTHS).map(([value, { label }]) => ({ value, label }))}
        value={[chosen]}
        onChange={({ value: [next = chosen] }) => setChosen(next)}
      />
      <StoryFrame id={id} name={name} size={{ width, height }} />
    </Root>
  )
}
