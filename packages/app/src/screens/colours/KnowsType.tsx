import type { SeasonalType } from "@stylin/garments/vocabulary"
import { Button, type ButtonProps } from "@stylin/ui"
import { useState } from "react"
import { useLate } from "../../lib/useLate.ts"

const loadSheet = () => import("./TypeSheet.tsx")

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
      <Button variant="quiet" {...button} onClick={() => setIsOpen(true)} />
      {isOpen && TypeSheet && (
        <TypeSheet known={known} onClose={() => setIsOpen(false)} onChosen={onChosen} />
      )}
    </>
  )
}
