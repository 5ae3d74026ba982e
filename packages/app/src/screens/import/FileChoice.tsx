import { Button } from "@stylin/ui"
import { useRef } from "react"
import { t } from "../../words/t.ts"

interface Props {
  readonly isBusy: boolean
  /** Whether something else is the way on. */
  readonly isSecond: boolean
  readonly onPick: (file: File) => void
}

/** A button that lets her choose a file. */
export function FileChoice({ isBusy, isSecond, onPick }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={isSecond ? "secondary" : "primary"}
        busy={isBusy}
        busyLabel={t("Opening your file")}
        onClick={() => chooser.current?.click()}
      >
        {t("Choose a file")}
      </Button>
      <input
        ref={chooser}
        type="file"
        aria-label={t("A file to import")}
        accept=".zip,.csv,.tsv,.txt,.json,application/zip,application/json,text/csv,text/tab-separated-values,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Emptied, so that choosing the same file again counts as a change.
          currentTarget.value = ""
          if (file) onPick(file)
        }}
      />
    </>
  )
}
