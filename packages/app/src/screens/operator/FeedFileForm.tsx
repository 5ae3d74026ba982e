import { Button, Checkbox, ProgressBar } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { sendFile } from "../../state/operator/feeds.ts"
import { t } from "../../words/t.ts"
import { FeedNameField } from "./FeedNameField.tsx"
import { nameErrors } from "./feedWords.ts"

interface Props {
  /** Left out for a feed that is new. */
  readonly feed?: string
  /** Whether the feed has products on sale, which a file could leave out. */
  readonly isOnSale: boolean
  readonly onDone: () => void
}

/** Sends a feed's file as soon as it is chosen. */
export function FeedFileForm({ feed, isOnSale, onDone }: Props) {
  const { isBusy, error, form, field, refuse, send } = useSubmit()
  const chooser = useRef<HTMLInputElement>(null)
  const wanted = useRef({ feed: "", allow_shrink: false })
  const [part, setPart] = useState(0)
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), [form])

  function choose(texts: Readonly<Record<string, string | undefined>>) {
    const name = feed ?? texts.name?.trim() ?? ""
    const errors = nameErrors(name)
    if (errors.name !== undefined) return refuse(errors)
    wanted.current = { feed: name, allow_shrink: texts.shrink !== undefined }
    chooser.current?.click()
  }

  return (
    <Form ref={form} onSend={choose}>
      {feed === undefined && <FeedNameField {...field("name")} />}
      {isOnSale && (
        <Checkbox
          name="shrink"
          label={t("Import it even if it leaves out more than half of what is on sale")}
        />
      )}
      <Quiet>
        {t(
          "All that the shop sells, as XML, TSV, CSV or JSON lines, plain or as gzip, up to 200\u00a0MB.",
        )}
      </Quiet>
      <FormError>{error}</FormError>
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={t("Sending the file")}>
        {t("Choose the file")}
      </Button>
      {isBusy && <ProgressBar label={t("Sending the file")} value={part} max={1} />}
      <input
        ref={chooser}
        type="file"
        aria-label={
          feed === undefined ? t("The file of the feed") : t("The file of {feed}", { feed })
        }
        accept=".xml,.tsv,.csv,.txt,.json,.jsonl,.gz"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Emptied, so that choosing the same file again counts as a change.
          currentTarget.value = ""
          if (!file) return
          setPart(0)
          void send(async () => {
            await sendFile({ ...wanted.current, file }, setPart)
            onDone()
          })
        }}
      />
    </Form>
  )
}
