import { PASSKEY_NAME_LENGTH, type Passkey } from "@stylin/api/contract"
import { Button, Modal, TextField } from "@stylin/ui"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { renamePasskey } from "../../state/profile/waysIn.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** Asks what she calls a passkey. Mounted while it is open. */
export function RenamePasskey({ passkey, onClose }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal open title={t("Rename this passkey")} onClose={close}>
      <Form
        ref={form}
        onSend={({ name = "" }) => {
          if (name.trim() === "") return refuse({ name: t("Enter a name first please") })
          void send(async () => {
            await renamePasskey(passkey.way_id, name)
            onClose()
          })
        }}
      >
        <TextField
          label={t("Name")}
          {...field("name", status === 422)}
          hint={t("Such as where it is kept: Ann’s phone")}
          autoComplete="off"
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_LENGTH}
          required
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {t("Save")}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          {t("Cancel")}
        </Button>
      </Form>
    </Modal>
  )
}
