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
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { AccountRoom } from "./AccountRoom.tsx"
import { bytesWords, countWords } from "./heldWords.ts"
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
    <ProfileSection title="Accounts">
      {found && (
        <Quiet>
          {countWords(found.total, "account")}
          {search !== "" && ` with “${search}”`}. The photos of all accounts take{" "}
          {bytesWords(found.total_bytes)}.
        </Quiet>
      )}
      <Form onSend={({ search: wanted = "" }) => void findAccounts(wanted)}>
        <TextField
          label="Find by email"
          name="search"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
      </Form>
      {status.kind === "failed" && (
        <ErrorState title="Accounts could not be fetched" text={status.message} onRetry={load} />
      )}
      {found ? (
        <Rows aria-label="Accounts">
          {found.accounts.map((account) => (
            <AccountRow key={account.account_id} account={account} usual={found.usual_room_bytes} />
          ))}
        </Rows>
      ) : (
        status.kind !== "failed" && (
          <div role="status" aria-label="Loading accounts">
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
        Newer
      </Button>
      <Quiet>
        Page {page + 1} of {last + 1}
      </Quiet>
      <Button variant="secondary" disabled={page >= last} onClick={() => void turnTo(page + 1)}>
        Older
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
          {is_operator && <Badge>Operator</Badge>}
        </p>
        <p data-part="facts">
          {countWords(account.items, "item")}, {countWords(account.photos, "photo")},{" "}
          {bytesWords(account.photo_bytes)} of {bytesWords(account.room_bytes ?? usual)}
        </p>
        <p data-part="facts">
          Since {longDayWords(created)},{" "}
          {last_seen === null ? "not signed in" : `last used ${longDayWords(last_seen)}`}
        </p>
      </div>
      <div data-part="actions">
        <Button
          variant="quiet"
          aria-expanded={isChanging}
          aria-label={`Room for photos: ${email}`}
          onClick={() => setIsChanging(!isChanging)}
        >
          Room
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          busyLabel="Making it"
          aria-label={`Make a reset link: ${email}`}
          onClick={() => void send(async () => setLink(await resetLinkFor(account_id)))}
        >
          Reset link
        </Button>
      </div>
      <FormError>{error}</FormError>
      {isChanging && (
        <AccountRoom account={account} usual={usual} onDone={() => setIsChanging(false)} />
      )}
      {link && <OnceLinkShown label={`Link to a new password for ${email}`} link={link} />}
    </li>
  )
}
