import { ACCOUNTS_PER_PAGE, type HeldAccount, type OnceLink } from "@stylin/api/contract"
import { Badge, Button, ErrorState, Skeleton, space, TextField } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { longDayWords } from "../../lib/dayWords.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import {
  accounts,
  findAccounts,
  loadAccounts,
  resetLinkFor,
  turnTo,
} from "../../state/operator/accounts.ts"
import { t, tn } from "../../words/t.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { AccountRoom } from "./AccountRoom.tsx"
import { bytesWords } from "./heldWords.ts"
import { OnceLinkShown } from "./OnceLinkShown.tsx"

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
`

const LINES = { height: "12rem" }

// Reports its own failures and never rejects.
const load = () => void loadAccounts()

/** Who has an account, and how much each holds. */
export function OperatorAccounts() {
  const { status, found, search } = useSnapshot(accounts)
  useWhileShown(loadAccounts)
  return (
    <ProfileSection title={t("Accounts")}>
      {found && (
        <Quiet>
          {search === ""
            ? tn(found.total, "{count} account.", "{count} accounts.")
            : tn(
                found.total,
                "{count} account with “{search}”.",
                "{count} accounts with “{search}”.",
                { search },
              )}{" "}
          {t("The photos of all accounts take {size}.", { size: bytesWords(found.total_bytes) })}
        </Quiet>
      )}
      <Form onSend={({ search: wanted = "" }) => void findAccounts(wanted)}>
        <TextField
          label={t("Find by email")}
          name="search"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
      </Form>
      {status.kind === "failed" && (
        <ErrorState
          title={t("Accounts could not be fetched")}
          text={status.message}
          onRetry={load}
        />
      )}
      {found ? (
        <Rows aria-label={t("Accounts")}>
          {found.accounts.map((account) => (
            <AccountRow key={account.account_id} account={account} usual={found.usual_room_bytes} />
          ))}
        </Rows>
      ) : (
        status.kind !== "failed" && (
          <div role="status" aria-label={t("Loading accounts")}>
            <Skeleton shape="box" style={LINES} />
          </div>
        )
      )}
      {found && found.total > ACCOUNTS_PER_PAGE && <Pager total={found.total} />}
    </ProfileSection>
  )
}

function Pager({ total }: { readonly total: number }) {
  const { page } = useSnapshot(accounts)
  const last = Math.ceil(total / ACCOUNTS_PER_PAGE) - 1
  return (
    <Pages>
      <Button variant="secondary" disabled={page === 0} onClick={() => void turnTo(page - 1)}>
        {t("Newer")}
      </Button>
      <Quiet>{t("Page {page} of {last}", { page: page + 1, last: last + 1 })}</Quiet>
      <Button variant="secondary" disabled={page >= last} onClick={() => void turnTo(page + 1)}>
        {t("Older")}
      </Button>
    </Pages>
  )
}

interface RowProps {
  readonly account: HeldAccount
  /** How much the photos of an account may take, where nothing else is said. */
  readonly usual: number
}

function AccountRow({ account, usual }: RowProps) {
  const { account_id, email, created, last_seen, is_operator } = account
  const { isBusy, error, send } = useSubmit()
  const [link, setLink] = useState<OnceLink | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  return (
    <li>
      <div>
        <p>
          {email}
          {is_operator && <Badge>{t("Operator")}</Badge>}
        </p>
        <p data-part="facts">
          {t("{items}, {photos}, {size} of {room}", {
            items: tn(account.items, "{count} item", "{count} items"),
            photos: tn(account.photos, "{count} photo", "{count} photos"),
            size: bytesWords(account.photo_bytes),
            room: bytesWords(account.room_bytes ?? usual),
          })}
        </p>
        <p data-part="facts">
          {last_seen === null
            ? t("Since {day}, not signed in", { day: longDayWords(created) })
            : t("Since {day}, last used {used}", {
                day: longDayWords(created),
                used: longDayWords(last_seen),
              })}
        </p>
      </div>
      <div data-part="actions">
        <Button
          variant="quiet"
          aria-expanded={isChanging}
          aria-label={t("Room for photos: {email}", { email })}
          onClick={() => setIsChanging(!isChanging)}
        >
          {t("Room")}
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          busyLabel={t("Making the link")}
          aria-label={t("Make a reset link: {email}", { email })}
          onClick={() => void send(async () => setLink(await resetLinkFor(account_id)))}
        >
          {t("Reset link")}
        </Button>
      </div>
      <FormError>{error}</FormError>
      {isChanging && (
        <AccountRoom account={account} usual={usual} onDone={() => setIsChanging(false)} />
      )}
      {link && (
        <OnceLinkShown label={t("Link to a new password for {email}", { email })} link={link} />
      )}
    </li>
  )
}
