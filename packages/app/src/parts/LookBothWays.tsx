import { Button, ChoiceChips } from "@stylin/ui"
import { type ComponentProps, useState } from "react"
import { styled } from "styled-components"
import { useLate } from "../lib/useLate.ts"
import { lastPictureWay, rememberPictureWay } from "../state/looks/pictureWay.ts"
import { t } from "../words/t.ts"
import { LookView } from "./LookView.tsx"

const ways = () =>
  [
    { value: "worn", label: t("picture|Worn") },
    { value: "laid", label: t("Laid out") },
  ] as const

const Ways = styled(ChoiceChips)`
  label {
    padding-inline: 0.875rem;
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
  const [way, setWay] = useState(lastPictureWay)
  const [isSharing, setIsSharing] = useState(false)
  const ShareSheet = useLate(loadShareSheet, isSharing)
  const { title } = look.rec_description
  const lay = look.lay_url
  const choose = (chosen: string | undefined) => {
    const next = chosen === "laid" ? "laid" : "worn"
    setWay(next)
    rememberPictureWay(next)
  }
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
                aria-label={t("Share {title}", { title })}
                onClick={() => setIsSharing(true)}
              >
                {t("Share")}
              </Button>
            )}
          </>
        }
        {...(lay !== undefined && {
          photo: way === "laid" ? { src: lay, is: t("Laid out") } : undefined,
          photoTools: (
            <Ways
              legend={t("Picture of {title}", { title })}
              legendHidden
              options={ways()}
              value={[way]}
              onChange={({ value: [chosen] }) => choose(chosen)}
            />
          ),
        })}
      />
      {isSharing && ShareSheet && <ShareSheet look={look} onClose={() => setIsSharing(false)} />}
    </>
  )
}
