import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"

export interface Message {
  to: string
  subject: string
  text: string
}

/** Sends a message, or throws. */
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

/** Mails by SMTP; without a server it writes each message into the outbox folder and logs its path. */
export function createMailer({ smtpUrl, from, outboxDirectory, log }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      async send(message) {
        await transport.sendMail({ from, ...message })
      },
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: eml } = await composer.sendMail({ from, ...message })
      await mkdir(outboxDirectory, { recursive: true, mode: 0o700 })
      const path = join(outboxDirectory, `${Date.now()}-${randomUUID()}.eml`)
      // Written aside first, so that whoever watches the folder never reads half a message.
      await writeFile(`${path}.part`, eml as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      log(`mail written to ${path}`)
    },
  }
}
