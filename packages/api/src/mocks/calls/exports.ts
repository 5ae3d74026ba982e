import type { DownloadedData, PersonalData } from "../../contract/export.ts"
import { Refusal } from "../../contract/refusal.ts"
import { importsOf } from "../brought.ts"
import { type Account, findByToken, isoTime, type State } from "../state.ts"
import { withWorn } from "../worn-days.ts"
import type { Implementations } from "./call.ts"
import { passkeysOf } from "./passkeys.ts"
import { sessionsOf } from "./sessions.ts"
import { identitiesOf } from "./ways-in.ts"
import { wishesOf } from "./wishes.ts"

const TICKET_LIFETIME_MS = 5 * 60_000
const ENDED =
  "This download has been used or has expired. Please ask for your data again on your profile."

/** The mocked calls that export her data, over the given state. */
export function exportCalls(state: State): Implementations<"exportUser" | "askForExport"> {
  return {
    exportUser: ({ account }) => ({ ...factsOf(state, account), photos: account.photos }),

    askForExport({ account, context }) {
      const ticket = state.random.hex(32)
      const expiresAt = state.now() + TICKET_LIFETIME_MS
      state.exportTickets.set(ticket, { token: context.token ?? "", expiresAt })
      return {
        url: `/api/users/export/file?ticket=${ticket}`,
        expires_at: isoTime(expiresAt),
        photo_bytes: account.photos.reduce((sum, { base64 }) => sum + atob(base64).length, 0),
      }
    },
  }
}

/**
 * Uses up a ticket.
 *
 * @returns the `data.json` of the real provider's ZIP
 * @throws Refusal 404 if the ticket is gone
 */
export function takeExport(state: State, ticket: string): DownloadedData {
  const taken = state.exportTickets.get(ticket)
  state.exportTickets.delete(ticket)
  const account = findByToken(state, taken?.token)
  if (!taken || taken.expiresAt <= state.now() || !account) throw new Refusal(404, ENDED)
  return {
    ...factsOf(state, account),
    photos: account.photos.map(({ base64: _bytes, ...facts }) => ({
      ...facts,
      file: `photos/${facts.id}`,
    })),
  }
}

function factsOf(state: State, account: Account): Omit<PersonalData, "photos"> {
  return {
    exported_at: isoTime(state.now()),
    currency: "GBP",
    account: {
      id: account.id,
      email: account.email,
      created_at: isoTime(account.createdAt),
    },
    sessions: sessionsOf(state, account).map(({ session_id: _id, ...facts }) => facts),
    identities: identitiesOf(account).map(({ id: _id, ...identity }) => identity),
    passkeys: passkeysOf(account).map(({ way_id: _id, ...passkey }) => passkey),
    profile: structuredClone(account.profile),
    wardrobe: withWorn(account),
    search_additions: [...account.searchAdditions].map(([item_id, item_search_data]) => ({
      item_id,
      item_search_data,
    })),
    favourites: account.favourites,
    own_outfits: [...account.outfits.values()],
    impressions: [...account.impressions].map(([look_id, time]) => ({
      look_id,
      shown_at: isoTime(time),
    })),
    dismissals: [...account.dismissals].map(([look_id, { reason, itemId, at }]) => ({
      look_id,
      reason,
      item_id: itemId,
      dismissed_at: isoTime(at),
    })),
    signs: [...account.signs.values()].map(({ at, ...sign }) => ({
      ...sign,
      made_at: isoTime(at),
    })),
    worn: [...account.worn.values()].map(({ at, ...piece }) => ({
      ...piece,
      said_at: isoTime(at),
    })),
    plans: [...account.plans.values()].flatMap(({ plan, at }) =>
      plan ? [{ ...plan, said_at: isoTime(at) }] : [],
    ),
    trips: [...account.trips.values()].flatMap(({ trip, at, ticks }) => {
      const packed = [...ticks]
        .filter(([, { isPacked }]) => isPacked)
        .map(([item_id, tick]) => ({ item_id, said_at: isoTime(tick.at) }))
      return trip ? [{ ...trip, packed, said_at: isoTime(at) }] : []
    }),
    wishes: wishesOf(account),
    weather: { place: account.weather.place, felt: account.weather.felt },
    imports: importsOf(account).map(({ source, made_at }) => ({ source, made_at })),
    kind_habits: [],
  }
}
