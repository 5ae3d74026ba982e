import type { HeldAccount } from "@stylin/api/contract"
import { Button, TextField } from "@stylin/ui"
import { useEffect } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { giveRoom } from "../../state/operator/accounts.ts"
import { t } from "../../words/t.ts"
import { bytesWords, MEGABYTE } from "./heldWords.ts"

/** The most that can be given: a petabyte, in megabytes. */
const MOST = 1024 ** 3

interface Props {
  readonly account: HeldAccount
  /** How much the photos of an account may take, where nothing else is said. */
  readonly usual: number
  readonly onDone: () => void
}

/** How much the photos of an account may take. */
export function AccountRoom({ account: { account_id, email, room_bytes }, usual, onDone }: Props) {
  const { isBusy, error, form, field, refuse, send } = useSubmit()
  useEffect(() => form.current?.querySelector("input")?.focus(), [form])
  return (
    <Form
      ref={form}
      onSend={({ room = "" }) => {
        const megabytes = room.trim() === "" ? null : Number(room)
        const isFit = megabytes === null || (megabytes >= 0 && megabytes <= MOST)
        if (!isFit) return refuse({ room: t("Please enter a number of megabytes.") })
        void send(async () => {
          await giveRoom(account_id, megabytes === null ? null : Math.round(megabytes * MEGABYTE))
          onDone()
        })
      }}
    >
      <TextField
        label={t("Room for the photos of {email}, in MB", { email })}
        {...field("room")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={room_bytes === null ? "" : Math.round(room_bytes / MEGABYTE)}
        hint={t("Leave it empty for the usual {size}. Photos that are already there stay.", {
          size: bytesWords(usual),
        })}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={t("Saving")}>
        {t("Save room")}
      </Button>
    </Form>
  )
}
