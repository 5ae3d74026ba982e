import type { SeasonalType } from "@stylin/garments/vocabulary"
import { Button, type ButtonProps, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useLate } from "../../lib/useLate.ts"

const loadSheet = () => import("./TypeSheet.tsx")

/** A quiet button's words stand in line with what is above; its padding reaches beyond. */
const Opener = styled(Button)`
  &[data-variant="quiet"] {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

interface Props extends Pick<ButtonProps, "variant" | "children"> {
  readonly known?: SeasonalType | undefined
  readonly onChosen?: (() => void) | undefined
}

/** A button with which she chooses her colour type herself. */
export function KnowsType({ known, onChosen, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const TypeSheet = useLate(loadSheet, isOpen)
  return (
    <>
      <Opener variant="quiet" {...button} onClick={() => setIsOpen(true)} />
      {isOpen && TypeSheet && (
        <TypeSheet known={known} onClose={() => setIsOpen(false)} onChosen={onChosen} />
      )}
    </>
  )
}
