import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { SMTPServer } from "smtp-server"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMailer, MailNotSent } from "./mailer.ts"

const MESSAGE = { to: "zoe@example.org", subject: "Hello", text: "Your code is 123456." }
const FROM = "Stylin <no-reply@example.org>"

describe("the mailer", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stylin-mail-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("writes to the outbox without a server, and logs a path that reveals nothing about her", async () => {
    const lines: string[] = []
    const outboxDirectory = join(folder, "outbox")
    const mailer = createMailer({
      smtpUrl: undefined,
      from: FROM,
      outboxDirectory,
      log: (line) => lines.push(line),
    })

    await mailer.send(MESSAGE)

    const [file = "", ...others] = await readdir(outboxDirectory)
    const eml = await readFile(join(outboxDirectory, file), "utf8")
    expect(others).toEqual([])
    expect(eml).toContain("To: zoe@example.org")
    expect(eml).toContain("Your code is 123456.")
    expect(lines).toEqual([`mail written to ${join(outboxDirectory, file)}`])
    expect(lines[0]).not.toContain("zoe")
  })

  it("hands the message to an SMTP server", async () => {
    const { server, received } = startSmtp()
    const { port } = await server
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: FROM,
      outboxDirectory: folder,
      log: () => {},
    })

    await mailer.send(MESSAGE)

    expect(await received).toContain("Your code is 123456.")
    expect(await readdir(folder)).toEqual([])
  })

  it("throws if the server cannot be reached, so that the job is tried again", async () => {
    const mailer = createMailer({
      smtpUrl: "smtp://127.0.0.1:1",
      from: FROM,
      outboxDirectory: folder,
      log: () => {},
    })

    await expect(mailer.send(MESSAGE)).rejects.toThrow(/ECONNREFUSED|ESOCKET/)
  })

  it("does not repeat the address when a server refuses it", async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo({ address }, _mail, done) {
        done(new Error(`<${address}>: no such mailbox`))
      },
    })
    const { port } = await listen(smtp)
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: FROM,
      outboxDirectory: folder,
      log: () => {},
    })

    const error = await mailer.send(MESSAGE).catch((cause: unknown) => cause)
    smtp.close()

    expect(error).toBeInstanceOf(MailNotSent)
    expect(error).toMatchObject({ code: "EENVELOPE 550" })
    expect(inspect(error, { depth: 9 })).not.toContain("zoe")
  })
})

/** A mail server for one message, which it resolves to before it ends. */
function startSmtp() {
  const { promise: received, resolve } = Promise.withResolvers<string>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _mail, done) {
      let text = ""
      stream.on("data", (chunk) => (text += chunk))
      stream.on("end", () => {
        done()
        resolve(text)
        smtp.close()
      })
    },
  })
  return { server: listen(smtp), received }
}

function listen(smtp: SMTPServer): Promise<AddressInfo> {
  return new Promise((ready) => {
    // A server that listens on a port has an address of this form.
    smtp.listen(0, "127.0.0.1", () => ready(smtp.server.address() as AddressInfo))
  })
}
