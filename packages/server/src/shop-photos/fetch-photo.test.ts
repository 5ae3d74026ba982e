import { once } from "node:events"
import type { RequestListener } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import { INTERNET, isPublic, type Network, requester } from "../network/network.ts"
import { type FetchOptions, fetchPhoto } from "./fetch-photo.ts"
import { openTestShop, type TestShop } from "./testing/shop.ts"

/** What differs from the usual. */
interface Asked extends Omit<Partial<FetchOptions>, "network"> {
  readonly link?: string
  readonly network?: Partial<Network>
}

const LINK = "https://img.shop.example/1.jpg"
const HOSTS = ["img.shop.example", "*.cdn.example"]

describe("a shop's photograph", () => {
  let shop: TestShop | undefined
  afterEach(() => shop?.close())

  /** Fetches a link from a shop that answers like this. */
  async function fetched(
    answer: RequestListener,
    { link = LINK, network, ...limits }: Asked = {},
  ): Promise<Uint8Array> {
    shop = await openTestShop(answer)
    return fetchPhoto(link, { hosts: HOSTS, network: { ...shop.network, ...network }, ...limits })
  }

  const sends: RequestListener = (_request, reply) => reply.end("picture")
  const redirects =
    (location: string): RequestListener =>
    ({ url }, reply) =>
      url === "/1.jpg" ? reply.writeHead(302, { location }).end() : reply.end("moved")

  it("is fetched from the link's host, with nothing but its path", async () => {
    let asked = {}
    const bytes = await fetched(
      ({ url, headers }, reply) => {
        asked = { url, host: headers.host, cookie: headers.cookie, referer: headers.referer }
        reply.end("picture")
      },
      { link: `${LINK}?w=900` },
    )

    expect(Buffer.from(bytes).toString()).toBe("picture")
    expect(asked).toMatchObject({ url: "/1.jpg?w=900", cookie: undefined, referer: undefined })
    expect(asked).toMatchObject({ host: expect.stringMatching(/^img\.shop\.example(?::\d+)?$/) })
  })

  it("follows redirects within the list", async () => {
    const bytes = await fetched(redirects("https://eu.cdn.example/2.jpg"))
    expect(Buffer.from(bytes).toString()).toBe("moved")
  })

  it.each([
    ["another host", "https://evil.example/1.jpg", "host"],
    ["a host that only ends alike", "https://evilcdn.example/1.jpg", "host"],
    ["the domain above a wildcard", "https://cdn.example/1.jpg", "host"],
    ["an address in numbers", "https://127.0.0.1/1.jpg", "host"],
    ["an address in disguise", "https://0x7f.1/1.jpg", "host"],
    ["an IPv6 address", "https://[::1]/1.jpg", "host"],
    ["plain http", "http://img.shop.example/1.jpg", "address"],
    ["a file", "file:///etc/passwd", "address"],
    ["a password", "https://me:secret@img.shop.example/1.jpg", "address"],
    ["a port", "https://img.shop.example:8443/1.jpg", "address"],
    ["no address", "picture.jpg", "address"],
  ])("is not fetched from %s, linked or redirected to", async (_what, link, code) => {
    let requests = 0
    const count: RequestListener = (_request, reply) => {
      requests += 1
      reply.end()
    }
    await expect(fetched(count, { link })).rejects.toMatchObject({ code })
    expect(requests).toBe(0)
    shop?.close()
    const location = link === "picture.jpg" ? "https://" : link
    await expect(fetched(redirects(location))).rejects.toMatchObject({ code })
  })

  it.each([
    ["10.0.0.8"],
    ["127.0.0.2"],
    ["169.254.169.254"],
    ["172.16.4.1"],
    ["192.168.1.1"],
    ["100.64.0.1"],
    ["0.0.0.0"],
    ["224.0.0.1"],
    ["::1"],
    ["::127.0.0.1"],
    ["fec0::1"],
    ["::"],
    ["fe80::1"],
    ["fd00:ec2::254"],
    ["::ffff:10.0.0.8"],
    ["::ffff:169.254.169.254"],
    ["64:ff9b::a00:8"],
    ["2002:a00:8::"],
  ])("is not fetched from %s, alone or beside a public address", async (address) => {
    for (const addresses of [[address], ["127.0.0.1", address]]) {
      const resolve = async () => addresses
      const attempt = fetched(sends, { network: { resolve } })
      await expect(attempt).rejects.toMatchObject({ code: "private" })
      shop?.close()
    }
  })

  it("is not fetched after a redirect to a host that leads to this machine's network", async () => {
    const resolve = async (host: string) => [
      host.endsWith("cdn.example") ? "10.1.2.3" : "127.0.0.1",
    ]
    const attempt = fetched(redirects("https://in.cdn.example/"), { network: { resolve } })
    await expect(attempt).rejects.toMatchObject({ code: "private" })
  })

  it("connects to the address that was checked, though the name leads elsewhere by then", async () => {
    const answers = [["127.0.0.1"], ["10.0.0.8"]]
    const resolve = async () => answers.shift() ?? []
    const bytes = await fetched(sends, { network: { resolve } })

    expect(Buffer.from(bytes).toString()).toBe("picture")
    expect(answers).toHaveLength(1)
  })

  it("is asked for over TLS, by name, at the checked address", async () => {
    const listener = createServer()
    listener.listen(0, "127.0.0.1")
    await once(listener, "listening")
    // A server that listens on a port has an address with one.
    const { port } = listener.address() as AddressInfo
    const hello = once(listener, "connection").then(async ([socket]) => {
      const [bytes] = await once(socket, "data")
      socket.destroy()
      return bytes
    })
    const network = {
      ...INTERNET,
      resolve: async () => ["127.0.0.1"],
      isPublic: () => true,
      request: requester({ isSecure: true, port }),
    }
    const attempt = fetchPhoto(LINK, { hosts: HOSTS, network })

    await expect(attempt).rejects.toMatchObject({ code: "unreachable" })
    const first: Buffer = await hello
    // A handshake of TLS, which names the host.
    expect(first[0]).toBe(0x16)
    expect(first.includes("img.shop.example")).toBe(true)
    listener.close()
  })

  it("gives up redirects in a circle", async () => {
    const attempt = fetched((_request, reply) => reply.writeHead(301, { location: LINK }).end())
    await expect(attempt).rejects.toMatchObject({ code: "redirects" })
  })

  it("is refused by its announced size, and by its real one", async () => {
    const announced: RequestListener = (_request, reply) => {
      reply.writeHead(200, { "content-length": 5000 }).write("x")
    }
    await expect(fetched(announced, { mostBytes: 1000 })).rejects.toMatchObject({
      code: "too-large",
    })
    shop?.close()
    const endless: RequestListener = (_request, reply) => {
      const more = () => reply.write("x".repeat(400), (error) => error || setImmediate(more))
      more()
    }
    await expect(fetched(endless, { mostBytes: 1000 })).rejects.toMatchObject({ code: "too-large" })
  })

  it.each<[string, RequestListener]>([
    ["nothing", () => {}],
    ["a first byte", (_request, reply) => reply.write("x")],
  ])("is given up if the host sends %s and then waits", async (_what, answer) => {
    await expect(fetched(answer, { limitMs: 150 })).rejects.toMatchObject({ code: "too-slow" })
  })

  it("is given up if the host's name is never found", async () => {
    const resolve = () => Promise.withResolvers<string[]>().promise
    const attempt = fetched(sends, { network: { resolve }, limitMs: 50 })
    await expect(attempt).rejects.toMatchObject({ code: "too-slow" })
  })

  it.each<[string, RequestListener]>([
    ["an error", (_request, reply) => reply.writeHead(404).end("gone")],
    [
      "a compressed body, which could unpack to any size",
      (_request, reply) =>
        reply.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(1e6))),
    ],
  ])("is refused if the host sends %s", async (_what, answer) => {
    await expect(fetched(answer)).rejects.toMatchObject({ code: "answer" })
  })

  it("is not there if the connection breaks", async () => {
    const attempt = fetched((request) => request.socket.destroy())
    await expect(attempt).rejects.toMatchObject({ code: "unreachable" })
  })
})

it.each(["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"])(
  "%s is public",
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)
