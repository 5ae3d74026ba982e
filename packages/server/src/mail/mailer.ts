import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"

export interface Message {
  to: string
  subject: string
  text: string
}

/** Sends a message. Throws `MailNotSent`, or the error of writing to the outbox. */
export interface Mailer {
  send(message: Message): Promise<void>
}

interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** Where messages go when there is no SMTP server. */
  outboxDirectory: string
  log: (line: string) => void
}

/**
 * A mail server did not take a message. The error has only the code of the failure: the server's
 * own words repeat the address, and this error is logged and kept with the job.
 */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent"
  readonly code: string

  constructor(code: string) {
    super(`The mail server did not take a message (${code}).`)
    this.code = code
  }
}

// A mail server that says nothing holds up other messages no longer than this.
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 }

/**
 * Mails by SMTP; without a server it writes each message to the outbox folder and logs its path.
 */
export function createMailer({ smtpUrl, from, outboxDirectory, log }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
    return {
      async send(message) {
        try {
          await transport.sendMail({ from, ...message })
        } catch (error) {
          throw new MailNotSent(codeOf(error))
        }
      },
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: eml } = await composer.sendMail({ from, ...message })
      await mkdir(outboxDirectory, { recursive: true, mode: 0o700 })
      const path = join(outboxDirectory, `${Date.now()}-${randomUUID()}.eml`)
      // Written under another name first, so that watchers of the folder never read half of it.
      // With `buffer: true` the message is a buffer, not the stream that the types also allow.
      await writeFile(`${path}.part`, eml as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      log(`mail written to ${path}`)
    },
  }
}

/** The library's code for the failure, and the server's, such as "EENVELOPE 550". */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const codes = [
    "code" in error ? error.code : undefined,
    "responseCode" in error ? error.responseCode : undefined,
  ]
  return codes.filter((code) => code !== undefined).join(" ") || error.name
}
