/** Work that outlives the call that asked for it, by the name of its kind. */
export interface JobPayloads {
  /**
   * Mails a password reset code to this address, if it has an account. `asker`: the device that the
   * account knows; any stranger if left out.
   */
  "reset-mail": { email: string; asker?: string | undefined }
  /** Reads what an uploaded photo shows. */
  "read-photo": { photoId: string }
  /** Reads what she wears in an uploaded photo. */
  "read-outfit": { photoId: string }
}
export type JobKind = keyof JobPayloads

/** The queue that a kind waits in. Jobs of one queue are done one after the other. */
const QUEUES: Readonly<Record<JobKind, "mail" | "photos">> = {
  // Somebody who has forgotten her password does not wait for other people's photos.
  "reset-mail": "mail",
  "read-photo": "photos",
  "read-outfit": "photos",
}

/** The kinds of each queue. */
export const KINDS_BY_QUEUE: readonly (readonly string[])[] = [
  ...Map.groupBy(Object.entries(QUEUES), ([, queue]) => queue).values(),
].map((entries) => entries.map(([kind]) => kind))

/** Thrown by a job for a failure that it causes itself: it uses up one of `most` tries. */
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
   * Does the job. Throwing means: try again later. Unless it is a `Fault`, whatever failed is taken
   * to come back, however long that takes, and no try is used up.
   */
  run(payload: Payload): Promise<void>
  /** Says to whom it concerns that the job waits for something else to come back. */
  wait?(payload: Payload): Promise<void>
  /** What is left to do for a job that will not be tried again. */
  giveUp?(payload: Payload): Promise<void>
}
export type JobHandlers = { [Kind in JobKind]: JobHandler<JobPayloads[Kind]> }
