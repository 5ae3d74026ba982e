import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import Provider from "oidc-provider"
import { OPEN_ID_RETURN, type OpenIdSettings } from "../openid/settings.ts"

/** Where the provider sends browsers back to; tests take them to the server's own port from there. */
const PUBLIC_URL = "https://stylin.example"

const LIFE_S = 600

/** Another provider, run for tests, at which anybody signs in by naming herself. */
export interface OpenIdProvider {
  readonly settings: OpenIdSettings
  /**
   * Goes through its pages as a browser does. Resolves to the address that it sends her back to.
   * @param login her name there: with an "@" it is her email too, and after a "!" one that she has not confirmed;
   * undefined if she turns back
   */
  visit(address: string, login: string | undefined): Promise<URL>
  close(): Promise<void>
}

/** Starts it on a free port. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const settings = {
    issuer,
    clientId: "stylin",
    clientSecret: "a secret of tests",
    name: "Example ID",
    returnTo: `${PUBLIC_URL}${OPEN_ID_RETURN}`,
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [settings.returnTo],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...emailOf(id) }),
    }),
    cookies: { keys: ["a key of tests"] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: LIFE_S,
      Grant: LIFE_S,
      IdToken: LIFE_S,
      Interaction: LIFE_S,
      Session: LIFE_S,
    },
  })
  server.on("request", provider.callback())
  return {
    settings,
    visit: (address, login) => visit(new URL(address), login),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function emailOf(login: string) {
  const isConfirmed = !login.startsWith("!")
  return login.includes("@") ? { email: login.replace("!", ""), email_verified: isConfirmed } : {}
}

async function visit(start: URL, login: string | undefined): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = start
  let form: URLSearchParams | undefined
  while (address.origin === start.origin) {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(form && { method: "POST", body: form }),
    })
    form = undefined
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get("location")
    if (next !== null) {
      address = new URL(next, address)
      continue
    }
    const page = await response.text()
    if (!response.ok || !address.pathname.startsWith("/interaction/")) {
      throw new Error(`The provider's page ${address.pathname} says ${response.status}: ${page}`)
    }
    if (login === undefined) {
      address = new URL(`${address.pathname}/abort`, address)
    } else {
      const prompt = page.includes('value="login"') ? "login" : "consent"
      form = new URLSearchParams({ prompt, login, password: "any" })
    }
  }
  return address
}
