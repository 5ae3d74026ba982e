import { Button, ChoiceChips } from "@stylin/ui"
import { type ComponentProps, useState } from "react"
import { styled } from "styled-components"
import { useLate } from "../lib/useLate.ts"
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

const loadShareSheet = async () => {
  const { ShareSheet } = await import("./ShareSheet.tsx")
  return { default: ShareSheet }
}

/**
 * A look with its two pictures, the figure that wears it and its garments laid out flat, and with a
 * button that shares it.
 */
export function LookBothWays({ look, actions, ...rest }: ComponentProps<typeof LookView>) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("worn")
  const [isSharing, setIsSharing] = useState(false)
  const ShareSheet = useLate(loadShareSheet, isSharing)
  const { title } = look.rec_description
  const lay = look.lay_url
  return (
    <>
      <LookView
        look={look}
        {...rest}
        actions={
          <>
            {actions}
            {lay !== undefined && (
              <Button
                variant="quiet"
                aria-label={`Share ${title}`}
                onClick={() => setIsSharing(true)}
              >
                Share
              </Button>
            )}
          </>
        }
        {...(lay !== undefined && {
          photo: way === "laid" ? { src: lay, is: "Laid out" } : undefined,
          photoTools: (
            <Ways
              legend={`Picture of ${title}`}
              legendHidden
              options={WAYS}
              value={[way]}
              onChange={({ value: [chosen] }) => setWay(chosen === "laid" ? "laid" : "worn")}
            />
          ),
        })}
      />
      {isSharing && ShareSheet && <ShareSheet look={look} onClose={() => setIsSharing(false)} />}
    </>
  )
}
