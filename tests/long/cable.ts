import { once } from "node:events"
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net"

/** A line to something, which can be cut and mended. */
export interface Cable {
  /** Of this machine. */
  readonly port: number
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Lays a line from a free port to a server. Cut, it ends what runs and refuses what comes. */
export async function layCable(to: NetConnectOpts): Promise<Cable> {
  const ends = new Set<Socket>()
  let isCut = false
  const listener = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(to)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on("error", () => other.destroy())
      end.on("close", () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  }).listen(0, "127.0.0.1")
  await once(listener, "listening")
  const address = listener.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  const destroy = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: address.port,
    cut() {
      isCut = true
      destroy()
    },
    mend() {
      isCut = false
    },
    async close() {
      destroy()
      listener.close()
      await once(listener, "close")
    },
  }
}
