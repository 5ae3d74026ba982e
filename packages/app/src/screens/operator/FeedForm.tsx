import { FEED_EVERY, type FeedSource } from "@stylin/api/contract"
import { Button, SelectField, TextField } from "@stylin/ui"
import { useEffect } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { saveSource } from "../../state/operator/feeds.ts"
import { t } from "../../words/t.ts"
import { FeedNameField } from "./FeedNameField.tsx"
import { EVERY_CHOICES, nameErrors } from "./feedWords.ts"

interface Props {
  /** Left out for a feed that is new. */
  readonly feed?: string
  readonly source: FeedSource | null
  readonly onDone: () => void
}

/** Where a feed comes from, and how often. */
export function FeedForm({ feed, source, onDone }: Props) {
  const { isBusy, error, form, field, refuse, send } = useSubmit()
  useEffect(() => form.current?.querySelector("input")?.focus(), [form])
  return (
    <Form
      ref={form}
      onSend={(texts) => {
        const name = feed ?? texts.name?.trim() ?? ""
        const address = texts.address?.trim() ?? ""
        const isKept = source !== null && address === ""
        const errors = {
          ...nameErrors(name),
          ...(!(isKept || address.startsWith("https://")) && {
            address: t("Please enter an address that begins with https://."),
          }),
        }
        if (Object.keys(errors).length > 0) return refuse(errors)
        const every = FEED_EVERY.find((one) => one === texts.every) ?? "never"
        void send(async () => {
          await saveSource({ feed: name, every, ...(!isKept && { address }) })
          onDone()
        })
      }}
    >
      {feed === undefined && <FeedNameField {...field("name")} />}
      <TextField
        label={feed === undefined ? t("Its address") : t("Address of {feed}", { feed })}
        {...field("address")}
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={
          source
            ? t("Leave it empty to keep the one it has, which is not shown.")
            : t("It may hold a password or a key: from then on only its host is shown.")
        }
      />
      <SelectField
        label={t("How often it is fetched")}
        name="every"
        options={EVERY_CHOICES}
        defaultValue={source?.every ?? "day"}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={t("Saving")}>
        {feed === undefined ? t("Add this feed") : t("Save")}
      </Button>
    </Form>
  )
}
