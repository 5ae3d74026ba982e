import type { beginPasskey, ResultOf } from "@stylin/api/contract"
import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import * as leaving from "../../lib/leaveFor.ts"
import * as prompts from "../../lib/passkeyPrompts.ts"
import { offered } from "../../state/account/offered.ts"
import { auth } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"

const getWaysIn = () => ({ open_id: { name: "Example ID" }, passkeys: null })
const LINKED = { way_id: "w-1", name: "Example ID", email: "ann@id.example", linked: "2026-11-03" }
const common = { getProfile: () => SAMPLE_PROFILE, listSessions: () => [], getWaysIn }

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  Object.assign(offered, { openId: null, hasPasskeys: false })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(path = "/profile") {
  await openApp(path)
  await arriveAt("Your profile")
}

it("links another provider by her password", async () => {
  const calls = fakeCalls({
    ...common,
    listWaysIn: () => ({ has_password: true, identities: [], passkeys: [] }),
    beginOpenId: ({ body }) => {
      if (body.password !== "right") throw refusal(403, "That password is not right.")
      return { url: "https://id.example/auth" }
    },
  })
  const leave = vi.spyOn(leaving, "leaveFor").mockImplementation(() => {})
  await open()
  await screen.findByRole("button", { name: "Sign in with Example ID too" })
  await press("Sign in with Example ID too")
  await press("Continue")
  expectBlamed("Your password")
  await enter("Your password", "wrong")
  await press("Continue")
  expect(await screen.findByText("That password is not right.")).toBeDefined()
  await enter("Your password", "right")
  await press("Continue")

  expect(leave).toHaveBeenCalledExactlyOnceWith("https://id.example/auth")
  expect(calls.at(-1)?.input).toEqual({ body: { purpose: "link", password: "right" } })
})

it("shows what is linked when she is back, and takes it away again", async () => {
  let identities: (typeof LINKED)[] = []
  const calls = fakeCalls({
    ...common,
    listWaysIn: () => ({ has_password: true, identities, passkeys: [] }),
    finishOpenId: () => {
      identities = [LINKED]
      return { outcome: "linked", email: "ann@example.com", session: null }
    },
    removeWayIn: () => ({ ok: true }),
  })
  await open("/profile?from=openid")
  expect(await screen.findByText("Linked 3 November 2026")).toBeDefined()
  expect(screen.getByText("Example ID signs you in from now on.")).toBeDefined()
  await press("Remove Example ID")
  await enter("Your password", "right")
  await press("Remove")

  expect(calls.at(-1)).toMatchObject({
    name: "removeWayIn",
    input: { body: { way_id: "w-1", password: "right" } },
  })
  expect(screen.queryByText("ann@id.example")).toBeNull()
})

it("says why the last way stays, and asks for no password that she does not have", async () => {
  const calls = fakeCalls({
    ...common,
    listWaysIn: () => ({ has_password: false, identities: [LINKED], passkeys: [] }),
    removeWayIn: () => {
      throw refusal(409, "This is your only way to sign in. Please set a password first.")
    },
    changePassword: () => ({ ok: true }),
    deleteUser: () => ({ ok: true }),
  })
  await open()
  await screen.findByText("You have not chosen a password.")
  await press("Remove Example ID")
  await press("Remove")
  expect(await screen.findByText(/^This is your only way to sign in/)).toBeDefined()
  await press("Cancel")

  await press("Choose one: a password")
  await enter("New password", "a long enough one")
  await press("Choose this password")
  expect(calls.find(({ name }) => name === "changePassword")?.input).toEqual({
    body: { new_password: "a long enough one" },
  })

  await press("Erase my account")
  const dialog = within(screen.getByRole("alertdialog"))
  expect(dialog.queryByLabelText("Your password")).toBeNull()
  await press("Erase everything")
  expect(calls.at(-1)).toMatchObject({ name: "deleteUser", input: { body: {} } })
  expect(auth.isAuth).toBe(false)
})

it("adds a passkey by her password, names it, and takes it away", async () => {
  vi.stubGlobal("PublicKeyCredential", class {})
  const made = { way_id: "p-1", name: "Safari on iOS", made: "2026-11-03", last_used: null }
  const options: ResultOf<typeof beginPasskey> = {
    ...{ challenge: "asked", timeout: 600_000, attestation: "none" },
    rp: { id: "stylin.example", name: "Stylin" },
    user: { id: "u-1", name: "ann@example.com", displayName: "ann@example.com" },
    pubKeyCredParams: [],
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  }
  const passkey: Awaited<ReturnType<typeof prompts.promptForNewPasskey>> = {
    ...{ id: "key", rawId: "key", type: "public-key" },
    response: { clientDataJSON: "said", attestationObject: "made" },
    clientExtensionResults: {},
  }
  const prompt = vi.spyOn(prompts, "promptForNewPasskey")
  prompt.mockRejectedValueOnce(
    new prompts.PasskeyPromptError("closed", "No passkey was made.", undefined),
  )
  prompt.mockResolvedValueOnce(passkey)
  const calls = fakeCalls({
    ...common,
    getWaysIn: () => ({ open_id: null, passkeys: { origin: location.origin } }),
    listWaysIn: () => ({ has_password: true, identities: [], passkeys: [] }),
    beginPasskey: () => options,
    addPasskey: () => made,
    renamePasskey: () => ({ ok: true }),
    removeWayIn: () => ({ ok: true }),
  })
  await open()
  await screen.findByRole("button", { name: "Add a passkey" })
  await press("Add a passkey")
  await enter("Your password", "right")
  await press("Continue")
  expect(await screen.findByText("No passkey was made.")).toBeDefined()
  await press("Continue")
  expect(await screen.findByText("Passkey, made 3 November 2026")).toBeDefined()
  expect(screen.getByText("Not used yet")).toBeDefined()
  expect(calls.at(-1)).toMatchObject({ name: "addPasskey", input: { body: { passkey } } })

  await press("Rename Safari on iOS")
  const save = () => within(screen.getByRole("dialog")).getByRole("button", { name: "Save" })
  await enter("Name", " ")
  await act(async () => save().click())
  expectBlamed("Name")
  await enter("Name", "Her phone")
  await act(async () => save().click())
  await press("Remove Her phone")
  await enter("Your password", "right")
  await press("Remove")
  expect(screen.queryByText("Her phone")).toBeNull()
  expect(calls.slice(-2).map(({ input }) => input)).toEqual([
    { body: { way_id: "p-1", name: "Her phone" } },
    { body: { way_id: "p-1", password: "right" } },
  ])
})
