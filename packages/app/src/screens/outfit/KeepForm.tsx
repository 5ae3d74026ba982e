import { OUTFIT_NAME_LENGTH } from "@stylin/api/contract"
import { Button, TextField } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { goBack } from "../../router/history.ts"
import { draft } from "../../state/outfits/draft.ts"
import { keepDraft } from "../../state/outfits/keeping.ts"
import { t } from "../../words/t.ts"

/** Keeps the outfit under a name. */
export function KeepForm({ isKept }: { readonly isKept: boolean }) {
  const { form, field, refuse } = useSubmit()
  const { id, name } = useSnapshot(draft)
  return (
    <Form
      key={id}
      ref={form}
      onSend={({ name: given = "" }) => {
        const chosen = given.trim()
        if (chosen === "") return refuse({ name: t("Give it a name, so that you find it again.") })
        keepDraft(chosen)
        goBack("/favorites")
      }}
    >
      <TextField
        label={t("Name of the outfit")}
        {...field("name")}
        defaultValue={name}
        maxLength={OUTFIT_NAME_LENGTH}
        autoComplete="off"
      />
      <Button type="submit">{isKept ? t("Keep the changes") : t("Keep it")}</Button>
    </Form>
  )
}
