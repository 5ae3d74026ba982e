import type { LinkedIdentity, Passkey } from "@stylin/api/contract"
import { Button, ErrorState } from "@stylin/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { useSnapshot } from "valtio/react"
import { longDayWords } from "../../lib/dayWords.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Rows } from "../../parts/Rows.ts"
import { loadOffered, offered } from "../../state/account/offered.ts"
import { finishReturn, hasReturned, leaveForOpenId } from "../../state/account/openId.ts"
import { addPasskey, loadWaysIn, removeWay, waysIn } from "../../state/profile/waysIn.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"
import { t } from "../../words/t.ts"
import { ChangePassword } from "./ChangePassword.tsx"
import { PasskeyRow } from "./PasskeyRow.tsx"
import { ProfileSection } from "./ProfileSection.tsx"
import { ProveHerself } from "./ProveHerself.tsx"
import { RenamePasskey } from "./RenamePasskey.tsx"

type Dialog =
  | { readonly kind: "none" | "password" | "link" | "passkey" }
  | { readonly kind: "remove"; readonly way: LinkedIdentity | Passkey }
  | { readonly kind: "rename"; readonly passkey: Passkey }

const NONE: Dialog = { kind: "none" }

// Reports its own failures and never rejects.
const load = () => void loadWaysIn()

/** How she can sign in: her password, her passkeys, and other providers that say who she is. */
export function ProfileWaysIn() {
  const { status, known } = useSnapshot(waysIn)
  const { openId: name, hasPasskeys } = useSnapshot(offered)
  const { isBusy, error, send } = useSubmit()
  const [dialog, setDialog] = useState<Dialog>(NONE)
  const hasPassword = known?.has_password ?? true
  useWhileShown(loadWaysIn)
  useWhileShown(loadOffered)
  const takeUp = useEffectEvent(() => {
    if (!hasReturned()) return
    void send(async () => {
      await finishReturn()
      await loadWaysIn()
    })
  })
  useEffect(() => takeUp(), [])
  const close = () => setDialog(NONE)
  return (
    <ProfileSection title={t("How you sign in")}>
      <Rows aria-label={t("Ways to sign in")}>
        <li>
          <div>
            <p>{t("Email and password")}</p>
            {!hasPassword && <p data-part="facts">{t("You have not chosen a password.")}</p>}
          </div>
          <div data-part="actions">
            <Button
              variant="quiet"
              aria-label={hasPassword ? t("Change my password") : t("Choose one: a password")}
              onClick={() => setDialog({ kind: "password" })}
            >
              {hasPassword ? t("Change") : t("Choose one")}
            </Button>
          </div>
        </li>
        {known?.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.way_id}
            passkey={passkey}
            onRename={() => setDialog({ kind: "rename", passkey })}
            onRemove={() => setDialog({ kind: "remove", way: passkey })}
          />
        ))}
        {known?.identities.map((identity) => (
          <Linked
            key={identity.way_id}
            identity={identity}
            isBusy={isBusy}
            onRemove={() => setDialog({ kind: "remove", way: identity })}
          />
        ))}
      </Rows>
      {known === null && status.kind === "failed" && (
        <ErrorState
          title={t("Your other ways to sign in could not be fetched")}
          text={status.message}
          onRetry={load}
        />
      )}
      <FormError>{error}</FormError>
      {hasPasskeys && known !== null && (
        <Button variant="quiet" onClick={() => setDialog({ kind: "passkey" })}>
          {t("Add a passkey")}
        </Button>
      )}
      {name !== null && known !== null && known.identities.length === 0 && (
        <Button variant="quiet" onClick={() => setDialog({ kind: "link" })}>
          {t("Sign in with {name} too", { name })}
        </Button>
      )}
      {dialog.kind === "password" && (
        <ChangePassword
          hasPassword={hasPassword}
          onClose={() => {
            close()
            // It may have been her first.
            if (!hasPassword) load()
          }}
        />
      )}
      {dialog.kind === "link" && name !== null && (
        <ProveHerself
          title={t("Sign in with {name}", { name })}
          text={t("You go to {name} and come back. From then on it signs you in here.", { name })}
          action={t("Continue")}
          onProved={(password) => leaveForOpenId({ purpose: "link", password })}
          onClose={close}
        />
      )}
      {dialog.kind === "passkey" && (
        <ProveHerself
          title={t("Add a passkey")}
          text={t(
            "This device, your password manager or a security key keeps it. From then on your finger, your face or your screen lock signs you in.",
          )}
          action={t("Continue")}
          onProved={async (password) => {
            await addPasskey(password)
            close()
            showSnackbar({ text: t("Your passkey signs you in from now on."), color: "green" })
          }}
          onClose={close}
        />
      )}
      {dialog.kind === "rename" && <RenamePasskey passkey={dialog.passkey} onClose={close} />}
      {dialog.kind === "remove" && (
        <ProveHerself
          title={t("Remove {name}?", { name: dialog.way.name })}
          text={t("You will no longer be able to sign in here with {name}.", {
            name: dialog.way.name,
          })}
          action={t("Remove")}
          onProved={async (password) => {
            await removeWay(dialog.way.way_id, password)
            close()
          }}
          onClose={close}
        />
      )}
    </ProfileSection>
  )
}

interface LinkedProps {
  readonly identity: LinkedIdentity
  readonly isBusy: boolean
  readonly onRemove: () => void
}

function Linked({ identity: { name, email, linked }, isBusy, onRemove }: LinkedProps) {
  return (
    <li>
      <div>
        <p>{name}</p>
        {email !== null && <p data-part="facts">{email}</p>}
        <p data-part="facts">{t("Linked {day}", { day: longDayWords(linked) })}</p>
      </div>
      <div data-part="actions">
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={t("Remove {name}", { name })}
          onClick={onRemove}
        >
          {t("Remove")}
        </Button>
      </div>
    </li>
  )
}
