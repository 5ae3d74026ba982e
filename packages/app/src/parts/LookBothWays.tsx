import { ChoiceChips } from "@stylin/ui"
import { type ComponentProps, useState } from "react"
import { styled } from "styled-components"
import { LookView } from "./LookView.tsx"

const WAYS = [
  { value: "worn", label: "Worn" },
  { value: "laid", label: "Laid out" },
] as const

const Ways = styled(ChoiceChips)`
  label {
    padding-inline: 0.875rem;
    background: color-mix(in srgb, var(--stylin-paper) 82%, transparent);
  }
`

/** A look with its two pictures: the figure that wears it, and its garments laid out flat. */
export function LookBothWays({ look, ...rest }: ComponentProps<typeof LookView>) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("worn")
  const lay = look.lay_url
  if (lay === undefined) return <LookView look={look} {...rest} />
  return (
    <LookView
      look={look}
      {...rest}
      {...(way === "laid" && { photo: { src: lay, is: "Laid out" } })}
      photoTools={
        <Ways
          legend={`Picture of ${look.rec_description.title}`}
          legendHidden
          options={WAYS}
          value={[way]}
          onChange={({ value: [chosen] }) => setWay(chosen === "laid" ? "laid" : "worn")}
        />
      }
    />
  )
}
