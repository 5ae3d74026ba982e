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

/** Thrown by a job that no further try would do. */
export class Hopeless extends Error {
  override readonly name = "Hopeless"
}

export interface JobHandler<Payload> {
  /**
   * Does the job. Throwing means: try again later, unless it is `Hopeless`.
   * @param attempt 1 at the first try
   */
  run(payload: Payload, attempt: number): Promise<void>
  /** What is left to do for a job that will not be tried again. */
  giveUp?(payload: Payload): Promise<void>
}
export type JobHandlers = { [Kind in JobKind]: JobHandler<JobPayloads[Kind]> }
