import { AddPhotoIcon, Button } from "@stylin/ui"
import { type ReactNode, useRef } from "react"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import { t } from "../../words/t.ts"

interface Props {
  readonly onPick: (picked: { files: File[] }) => void
  /** The words of the button. */
  readonly children: ReactNode
}

/** A button for choosing photos from the device. */
export function PhotoPicker({ onPick, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<AddPhotoIcon aria-hidden="true" />} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <PhotoInput
        ref={chooser}
        aria-label={t("Photos")}
        multiple
        onPick={(files) => onPick({ files: [...files] })}
      />
    </>
  )
}
