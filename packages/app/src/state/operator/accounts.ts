import { messageOf } from "@stylin/api/client"
import {
  listAccounts,
  makeResetLink,
  type OnceLink,
  type ResultOf,
  setRoom,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"

interface AccountsState {
  status: Status
  /** A part of the email; empty for all accounts. */
  search: string
  /** From 0. */
  page: number
  /** Replaced as a whole; null until it has been fetched. */
  found: Untracked<ResultOf<typeof listAccounts>> | null
}

function initial(): AccountsState {
  return { status: IDLE, search: "", page: 0, found: null }
}

/** The accounts of the server, a page at a time. */
export const accounts = proxy<AccountsState>(initial())
onForget(() => Object.assign(accounts, initial()))

/** Fetches the page that is wanted. If that fails, the earlier one stays. */
export async function loadAccounts(signal = untilForgotten()): Promise<void> {
  const { search, page } = accounts
  const isWanted = () => !signal.aborted && accounts.search === search && accounts.page === page
  accounts.status = LOADING
  try {
    const query = { ...(search && { search }), page }
    const found = await environment.call(listAccounts, { query }, { signal })
    if (isWanted()) Object.assign(accounts, { found: ref(found), status: READY })
  } catch (cause) {
    if (isWanted()) accounts.status = { kind: "failed", message: messageOf(cause) }
  }
}

/** Fetches the accounts whose email has this part. */
export async function findAccounts(search: string): Promise<void> {
  Object.assign(accounts, { search: search.trim(), page: 0 })
  await loadAccounts()
}

/** Fetches another page of them. */
export async function turnTo(page: number): Promise<void> {
  accounts.page = page
  await loadAccounts()
}

/**
 * Says how many bytes an account's photos may take; null for as many as usual. Rejects with an ApiError whose
 * message can be shown.
 */
export async function giveRoom(account_id: string, room_bytes: number | null): Promise<void> {
  await environment.call(setRoom, { body: { account_id, room_bytes } })
  const { found } = accounts
  if (!found) return
  const changed = found.accounts.map((one) =>
    one.account_id === account_id ? { ...one, room_bytes } : one,
  )
  accounts.found = ref({ ...found, accounts: changed })
}

/** Makes a link with which a new password is set. Rejects in the same way. */
export function resetLinkFor(account_id: string): Promise<OnceLink> {
  return environment.call(makeResetLink, { body: { account_id } })
}
