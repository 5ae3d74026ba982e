import { once } from "node:events"
import { Agent, request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import fastify, { type FastifyInstance } from "fastify"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { closeConnections } from "./closing.ts"

describe("the end of the server", () => {
  let app: FastifyInstance
  let agent: Agent
  let steps: string[]
  let port: number
  let isUnderWay: PromiseWithResolvers<void>
  let mayAnswer: PromiseWithResolvers<void>
  beforeEach(() => {
    isUnderWay = Promise.withResolvers()
    mayAnswer = Promise.withResolvers()
    steps = []
    agent = new Agent({ keepAlive: true })
  })
  afterEach(() => agent.destroy())

  /** @param graceMs longer than the calls that a test answers, or soon over for those it does not */
  async function serve({ graceMs }: { graceMs: number }): Promise<void> {
    app = fastify()
    closeConnections(app, { graceMs })
    app.get("/", async () => {
      isUnderWay.resolve()
      await mayAnswer.promise
      steps.push("answered")
      return "answered"
    })
    app.post("/", async () => "never reached")
    port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port)
  }

  it("answers running calls, and closes their connections", async () => {
    await serve({ graceMs: 60_000 })
    const call = request({ port, host: "127.0.0.1", agent }).end()
    await isUnderWay.promise
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    mayAnswer.resolve()

    const [response] = await once(call, "response")
    expect(await text(response)).toBe("answered")
    expect(response.headers.connection).toBe("close")
    await closed
  })

  it("does not wait for ever for a client that never ends its request", async () => {
    await serve({ graceMs: 100 })
    const client = connect(port, "127.0.0.1").resume()
    client.write("POST / HTTP/1.1\r\nHost: stylin\r\nContent-Length: 9\r\n\r\nhal")
    await once(app.server, "request")

    await Promise.all([app.close(), once(client, "close")])
    expect(client.destroyed).toBe(true)
  })

  it("waits for calls that still work after their connection is gone", async () => {
    await serve({ graceMs: 100 })
    const client = connect(port, "127.0.0.1").resume()
    client.write("GET / HTTP/1.1\r\nHost: stylin\r\n\r\n")
    await isUnderWay.promise
    const closed = app.close().then(() => steps.push("closed"))
    await once(client, "close")
    mayAnswer.resolve()

    await closed
    expect(steps).toEqual(["answered", "closed"])
  })
})
