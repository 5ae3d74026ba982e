import type { DismissalReason } from "../contract/dismissals.ts"
import type { PendingItem, SearchResult } from "../contract/items.ts"
import type { HeldFeed, ServerSettings } from "../contract/operator.ts"
import type { OwnOutfit } from "../contract/outfits.ts"
import type { Plan } from "../contract/plans.ts"
import type { Look } from "../contract/recommendations.ts"
import type { Sign } from "../contract/signs.ts"
import type { Trip } from "../contract/trips.ts"
import type { Profile } from "../contract/users.ts"
import type { WardrobeItem } from "../contract/wardrobe.ts"
import type { OPEN_ID_PURPOSES } from "../contract/ways-in.ts"
import type { HerWeather } from "../contract/weather.ts"
import type { Wish } from "../contract/wishes.ts"
import { FEEDS } from "./feeds.ts"
import { createRandom, type Random } from "./random.ts"
import type { IdentityKept, PasskeyKept } from "./ways-kept.ts"

/** A picture that was uploaded. */
export interface Photo {
  id: string
  content_type: string
  created_at: string
  base64: string
}

/** A sign-in that has not ended. */
export interface SignIn {
  readonly id: string
  readonly accountId: string
  readonly label: string
  readonly since: number
}

/** Everything the mocked provider keeps for a person. */
export interface Account {
  readonly id: string
  readonly email: string
  /** Null where she signs in by another provider alone. */
  password: string | null
  /** By the other provider's name for her. */
  readonly identities: Map<string, IdentityKept>
  /** The first made first. */
  passkeys: PasskeyKept[]
  readonly createdAt: number
  isOperator: boolean
  /** How much her photos may take, where an operator said so. */
  roomBytes: number | null
  /** Fills as parts arrive; only `hasProfile` says that it was created. */
  readonly profile: Profile
  hasProfile: boolean
  wardrobe: WardrobeItem[]
  /** Which item was added under which key. */
  addKeys: Map<string, string>
  /** What an item was like before its last photo. */
  beforePhoto: Map<string, WardrobeItem>
  /** When she last said whether an item can be worn. */
  saidAt: Map<string, number>
  /** When she last said which word of which item. */
  wordsSaidAt: Map<string, number>
  searchAdditions: Map<string, SearchResult>
  pending: PendingItem[]
  photos: Photo[]
  /** Looks of her feeds, by id. */
  looks: Map<string, Look>
  /** Newest first. */
  favourites: Look[]
  /** When she last said what has no time of its own, or took something back, by what names it. */
  times: Map<string, number>
  /** Outfits that she put together, by id. */
  outfits: Map<string, OwnOutfit>
  impressions: Map<string, number>
  /** By look. */
  dismissals: Map<string, Dismissal>
  /** Each once, by what it says. */
  signs: Map<string, SignMade>
  /** Each once, by what it says. */
  worn: Map<string, PieceWorn>
  /** By id; null once taken back. */
  plans: Map<string, PlanKept>
  /** By id. */
  trips: Map<string, TripKept>
  /** By product; null once taken off. */
  wishes: Map<string, WishKept>
  imports: Map<string, ImportKept>
  weather: WeatherKept
}

/** A sign-in at another provider that is under way. */
interface OpenIdAttempt {
  readonly purpose: (typeof OPEN_ID_PURPOSES)[number]
  readonly invitation: string | undefined
  /** The account to link. */
  readonly accountId: string | undefined
}

/** What she last said of a trip and when, and of its pieces; null once removed. */
export interface TripKept {
  trip: Omit<Trip, "packed"> | null
  at: number
  ticks: Map<string, { isPacked: boolean; at: number }>
}

/** What she last said of a product, and when. */
export interface WishKept {
  wish: Omit<Wish, "sold_out"> | null
  at: number
}

/** What an import brought, as it was then, by what names it. */
export interface ImportKept {
  readonly source: string
  readonly madeAt: number
  readonly brought: Map<string, string>
}

/** What she last said of a plan, and when. */
export interface PlanKept {
  plan: Plan | null
  at: number
}

/** Where she dresses, what she last said of a day, and when she said either. */
export interface WeatherKept {
  place: HerWeather["place"]
  placeAt: number
  felt: HerWeather["felt"]
  feltAt: number
}

/** A look that is not for her. */
export interface Dismissal {
  reason: DismissalReason | null
  itemId: string | null
  at: number
}

/** What she did with a garment; the look is empty where she met it outside one. */
export interface SignMade {
  sign: Sign
  item_id: string
  look_id: string
  at: number
}

/** One of her pieces that she wore on a day; the look is empty if it was not part of one. */
export interface PieceWorn {
  day: string
  look_id: string
  item_id: string
  at: number
}

/** What a guest uploaded under a claim token. */
export interface Claim {
  photos: Photo[]
  pending: PendingItem[]
  expiresAt: number
}

export interface ResetCode {
  code: string
  expiresAt: number
  triesLeft: number
}

/** The state of one mocked provider, so that tests and stories do not share it. */
export interface State {
  readonly random: Random
  readonly now: () => number
  /** Where pictures are shown, without a slash at the end. */
  readonly picturesUrl: string
  readonly accounts: Map<string, Account>
  /** Sign-ins by token. */
  readonly tokens: Map<string, SignIn>
  /** Reset codes by account id. */
  readonly codes: Map<string, ResetCode>
  readonly claims: Map<string, Claim>
  /** The tickets for downloads of her data. */
  readonly exportTickets: Map<string, { token: string; expiresAt: number }>
  /** Answers to calls with an idempotency key, by call, caller and key. */
  readonly answers: Map<string, { request: string; answer: unknown }>
  /** Times of the calls that tried a password or code, by email. */
  readonly tries: Map<string, number[]>
  /** When unused invitations end. */
  readonly invitations: Map<string, number>
  settings: ServerSettings
  /** The catalogue's, by their names. */
  readonly feeds: Map<string, HeldFeed>
  /** Another provider, and the email that it tells: null if she refuses there. */
  openId: { readonly name: string; readonly email: string | null } | null
  openIdAttempt: OpenIdAttempt | undefined
  /** The origin whose pages can use passkeys. */
  passkeyOrigin: string | null
  /** What browsers have still to answer, and whose new passkey it is for: null to sign in. */
  readonly passkeyChallenges: Map<string, { accountId: string | null; expiresAt: number }>
}

export interface StateOptions {
  seed: number
  now: () => number
  picturesUrl: string
}

/** The state of a provider without accounts. */
export function createState({ seed, now, picturesUrl }: StateOptions): State {
  return {
    random: createRandom(seed),
    now,
    picturesUrl,
    accounts: new Map(),
    tokens: new Map(),
    codes: new Map(),
    claims: new Map(),
    exportTickets: new Map(),
    answers: new Map(),
    tries: new Map(),
    invitations: new Map(),
    settings: { sign_up: "open" },
    feeds: new Map(FEEDS.map((one) => [one.feed, one])),
    openId: null,
    openIdAttempt: undefined,
    passkeyOrigin: null,
    passkeyChallenges: new Map(),
  }
}

/** Adds an account without a profile, and with null without a password. The email must be free. */
export function createAccount(state: State, email: string, password: string | null): Account {
  const account: Account = {
    id: state.random.hex(16),
    email,
    password,
    identities: new Map(),
    passkeys: [],
    createdAt: state.now(),
    isOperator: false,
    roomBytes: null,
    profile: {
      email,
      name_in_app: email.replace(/@.*/, ""),
      gender: null,
      body_type: null,
      activities: [],
      tags_preferences: null,
      user_responses: [],
      marketing_opt_in: false,
      selfie: null,
      figure: null,
      needs: null,
      tips_ended: false,
      consents: { photos: false, analytics: false },
    },
    hasProfile: false,
    wardrobe: [],
    addKeys: new Map(),
    beforePhoto: new Map(),
    saidAt: new Map(),
    wordsSaidAt: new Map(),
    searchAdditions: new Map(),
    pending: [],
    photos: [],
    looks: new Map(),
    favourites: [],
    times: new Map(),
    outfits: new Map(),
    impressions: new Map(),
    dismissals: new Map(),
    signs: new Map(),
    worn: new Map(),
    plans: new Map(),
    trips: new Map(),
    wishes: new Map(),
    imports: new Map(),
    weather: { place: null, placeAt: 0, felt: null, feltAt: 0 },
  }
  state.accounts.set(account.id, account)
  return account
}

/** The account with this email, which is in lower case as the contract gives it. */
export function findByEmail(state: State, email: string): Account | undefined {
  return [...state.accounts.values()].find((account) => account.email === email)
}

export function findByToken(state: State, token: string | undefined): Account | undefined {
  return state.accounts.get(state.tokens.get(token ?? "")?.accountId ?? "")
}

/** Ends all sessions of an account. */
export function revokeTokens(state: State, accountId: string): void {
  for (const [token, signIn] of state.tokens) {
    if (signIn.accountId === accountId) state.tokens.delete(token)
  }
}

/** A moment as the contract writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString()
}
