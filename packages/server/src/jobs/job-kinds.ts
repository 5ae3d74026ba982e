/** Work that outlives the call that asked for it, by kind. */
export interface JobPayloads {
  /**
   * Mails a password reset code to this address, if it has an account. `asker`: the known device
   * that asked; left out for a stranger.
   */
  "reset-mail": { email: string; asker?: string | undefined }
  /** Mails her that the ways to sign in to her account have changed. */
  "change-mail": {
    accountId: string
    change: "password-set" | "way-in-added" | "way-in-removed"
  }
  /** Reads what an uploaded photo shows. */
  "read-photo": { photoId: string }
  /** Reads what she wears on an uploaded photo. */
  "read-outfit": { photoId: string }
  /** Reads the cloth of a garment whose photo was read before cloth was kept. */
  "read-cloth": { photoId: string }
  /** Queues what makes shops' photographs match the catalogue. */
  "plan-shop-photos": Record<string, never>
  /** Removes shops' photographs that no product has any more. */
  "drop-shop-photos": Record<string, never>
  /** Fetches a shop's photograph and reads what it shows. */
  "fetch-shop-photo": { photoId: string }
  /** Imports a feed from its address, or the file with this id. */
  "import-feed": { feed: string; allowShrink: boolean; fileId?: string }
}
export type JobKind = keyof JobPayloads

/** The queue that a kind waits in. Jobs of one queue run one after the other. */
const QUEUES: Readonly<Record<JobKind, "mail" | "photos" | "shops" | "feeds">> = {
  // A forgotten password should not wait for other people's photos.
  "reset-mail": "mail",
  "change-mail": "mail",
  "read-photo": "photos",
  "read-outfit": "photos",
  "read-cloth": "photos",
  // Nobody waits for them, and other hosts decide how long they take.
  "plan-shop-photos": "shops",
  "drop-shop-photos": "shops",
  "fetch-shop-photo": "shops",
  // A large one takes minutes.
  "import-feed": "feeds",
}

/** The kinds of each queue. */
export const KINDS_BY_QUEUE: readonly (readonly string[])[] = [
  ...Map.groupBy(Object.entries(QUEUES), ([, queue]) => queue).values(),
].map((entries) => entries.map(([kind]) => kind))

/** Thrown by a job that fails through its own fault: uses up one of `most` tries. */
export class Fault extends Error {
  override readonly name = "Fault"
  readonly most: number

  constructor(most: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.most = most
  }
}

export interface JobHandler<Payload> {
  /**
   * Does the job. If it throws, it is tried again later: a `Fault` uses up a try; anything else
   * counts as an outage, which uses up none however long it lasts.
   */
  run(payload: Payload): Promise<void>
  /** Tells the people concerned that the job waits for something that is down. */
  wait?(payload: Payload): Promise<void>
  /** Cleans up after a job that will not be tried again. */
  giveUp?(payload: Payload): Promise<void>
}
export type JobHandlers = { [Kind in JobKind]: JobHandler<JobPayloads[Kind]> }
