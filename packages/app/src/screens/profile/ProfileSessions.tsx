import type { Session } from "@stylin/api/contract"
import { Badge, Button, ErrorState, Skeleton } from "@stylin/ui"
import { useEffect, useRef } from "react"
import { useSnapshot } from "valtio/react"
import { longDayWords } from "../../lib/dayWords.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { signOut } from "../../state/account/signOut.ts"
import {
  loadSessions,
  sessions,
  signOutDevice,
  signOutOthers,
} from "../../state/profile/sessions.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const LINES = { height: "6rem" }
const NO_NAME = t("A browser we don’t know")

// Reports its own failures and never rejects.
const load = () => void loadSessions()

/** The devices on which she is signed in, each to be signed out. */
export function ProfileSessions() {
  const { status, list } = useSnapshot(sessions)
  const { isBusy, error, send } = useSubmit()
  const said = useRef<HTMLParagraphElement>(null)
  const left = list?.length
  const before = useRef(left)
  useWhileShown(loadSessions)
  useEffect(() => {
    // The button that was pressed has gone with its row.
    if (before.current !== undefined && left !== undefined && left < before.current) {
      said.current?.focus()
    }
    before.current = left
  }, [left])

  return (
    <ProfileSection title={t("Where you are signed in")}>
      <Quiet ref={said} tabIndex={-1}>
        {left === 1
          ? t("You are signed in on this device only.")
          : t("Sign out any device that you no longer use or do not know.")}
      </Quiet>
      {list === null ? (
        <Fetching status={status} />
      ) : (
        <Rows aria-label={t("Devices")}>
          {named(list).map(({ session, name }) => (
            <Device
              key={session.session_id}
              name={name}
              session={session}
              isBusy={isBusy}
              onEnd={() => void send(() => (session.is_this ? signOut() : signOutDevice(session)))}
            />
          ))}
        </Rows>
      )}
      <FormError>{error}</FormError>
      {list !== null && list.length > 1 && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={t("Signing out")}
          onClick={() => void send(signOutOthers)}
        >
          {t("Sign out everywhere else")}
        </Button>
      )}
    </ProfileSection>
  )
}

function Fetching({ status }: { readonly status: typeof sessions.status }) {
  if (status.kind === "failed") {
    return (
      <ErrorState
        title={t("Your devices could not be fetched")}
        text={status.message}
        onRetry={load}
      />
    )
  }
  return (
    <div role="status" aria-label={t("Loading your devices")}>
      <Skeleton shape="box" style={LINES} />
    </div>
  )
}

/** The devices with what they are called; those of one name are numbered from the second on. */
function named(list: readonly Session[]): { session: Session; name: string }[] {
  const counts = new Map<string, number>()
  return list.map((session) => {
    const device = session.label ?? NO_NAME
    const number = (counts.get(device) ?? 0) + 1
    counts.set(device, number)
    return { session, name: number === 1 ? device : t("{device} ({number})", { device, number }) }
  })
}

interface DeviceProps {
  readonly name: string
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function Device({ name, session: { first_seen, last_seen, is_this }, isBusy, onEnd }: DeviceProps) {
  return (
    <li>
      <div>
        <p>
          {name}
          {is_this && <Badge>{t("This device")}</Badge>}
        </p>
        <p data-part="facts">{t("Last used {day}", { day: longDayWords(last_seen) })}</p>
        <p data-part="facts">{t("Signed in {day}", { day: longDayWords(first_seen) })}</p>
      </div>
      <div data-part="actions">
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={t("Sign out: {device}", { device: name })}
          onClick={onEnd}
        >
          {t("Sign out")}
        </Button>
      </div>
    </li>
  )
}
