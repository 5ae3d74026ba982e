import { mkdtemp, readFile, rm } from "node:fs/promises"
import type { RequestListener } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Network } from "../../network/network.ts"
import { openTestShop, type TestShop } from "../../shop-photos/testing/shop.ts"
import { type FetchFeedOptions, fetchFeed } from "./fetch-feed.ts"

const ADDRESS = "https://feeds.shop.example/all.tsv?key=hush"

describe("a feed", () => {
  let folder: string
  let shop: TestShop | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stylin-feed-"))
  })
  afterEach(async () => {
    shop?.close()
    await rm(folder, { recursive: true })
  })

  type Asked = Omit<Partial<FetchFeedOptions>, "network"> & {
    readonly address?: string
    readonly network?: Partial<Network>
  }

  /** Fetches an address from a shop that answers like this, and reads what was written. */
  async function fetched(
    answer: RequestListener,
    { address = ADDRESS, network, ...limits }: Asked = {},
  ): Promise<string> {
    shop = await openTestShop(answer)
    const file = join(folder, "feed")
    await fetchFeed(address, file, { network: { ...shop.network, ...network }, ...limits })
    return readFile(file, "utf8")
  }

  const sends: RequestListener = (_request, reply) => reply.end("rows")
  const redirects =
    (location: string): RequestListener =>
    ({ url }, reply) =>
      url === "/moved" ? reply.end("moved") : reply.writeHead(302, { location }).end()

  it("is fetched with its key, name and password, and follows redirects", async () => {
    let asked = {}
    const note: RequestListener = ({ url, headers }, reply) => {
      asked = { url, authorization: headers.authorization }
      reply.end("rows")
    }
    const address = "https://ann:pass%20word@feeds.shop.example/all.tsv?key=hush"
    expect(await fetched(note, { address })).toBe("rows")
    const authorization = `Basic ${btoa("ann:pass word")}`
    expect(asked).toEqual({ url: "/all.tsv?key=hush", authorization })
    shop?.close()
    await rm(join(folder, "feed"))
    await fetched(note, { address: "https://:hush@feeds.shop.example/" })
    expect(asked).toEqual({ url: "/", authorization: `Basic ${btoa(":hush")}` })
    shop?.close()
    await rm(join(folder, "feed"))
    expect(await fetched(redirects("https://cdn.shop.example/moved"))).toBe("moved")
  })

  it.each<[string, string, RequestListener, Asked]>([
    ["plain http", "address", sends, { address: "http://feeds.shop.example/?key=hush" }],
    ["a port", "address", sends, { address: "https://feeds.shop.example:8443/?key=hush" }],
    ["a password that is none", "unreachable", sends, { address: "https://%zz:hush@a.example/" }],
    ["a redirect to plain http", "address", redirects("http://a.example/?key=hush"), {}],
    ["a private host", "private", sends, { network: { resolve: async () => ["10.0.0.8"] } }],
    [
      "a redirect to a private host",
      "private",
      redirects("https://in.example/"),
      { network: { resolve: async (host) => [host === "in.example" ? "::1" : "127.0.0.1"] } },
    ],
    ["a host without an address", "unreachable", sends, { network: { resolve: async () => [] } }],
    ["redirects in a circle", "redirects", redirects(ADDRESS), {}],
    ["another answer", "answer", (_request, reply) => reply.writeHead(404).end(), {}],
    ["a large file", "too-large", sends, { mostBytes: 3 }],
    [
      "a large file of no known size",
      "too-large",
      (_, reply) => reply.write("rows"),
      { mostBytes: 3 },
    ],
    ["a host that waits", "too-slow", (_, reply) => reply.write("r"), { limitMs: 100 }],
    ["a host that breaks off", "unreachable", ({ socket }) => socket.destroy(), {}],
    [
      "a host that breaks off midway",
      "unreachable",
      ({ socket }, reply) => reply.write("rows", () => socket.destroy()),
      {},
    ],
  ])("is not fetched from %s, and why never says its key", async (_what, code, answer, asked) => {
    const error: unknown = await fetched(answer, asked).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: "FeedError", code })
    const { message, cause } = error instanceof Error ? error : new Error()
    expect(`${message} ${cause}`).not.toContain("hush")
  })
})
