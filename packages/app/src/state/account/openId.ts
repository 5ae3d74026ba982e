import { beginOpenId, finishOpenId, type OPEN_ID_PURPOSES } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { leaveFor } from "../../lib/leaveFor.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { onForget } from "../kept/lifetime.ts"
import { onboarding } from "../onboarding/answers.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { loadOffered, offered } from "./offered.ts"
import { enter, signIn } from "./signIn.ts"

interface OpenIdState {
  /** The email of an account that it can be linked to once she has signed in with her password. */
  waitingFor: string | null
}

/** Signing in by what another provider says. */
export const openId = proxy<OpenIdState>({ waitingFor: null })
onForget(() => {
  openId.waitingFor = null
})

interface Leaving {
  readonly purpose: (typeof OPEN_ID_PURPOSES)[number]
  /** To link: hers, if she has one. */
  readonly password?: string | undefined
}

/** Leaves for the other provider's page. Rejects with an ApiError whose message can be shown. */
export async function leaveForOpenId({ purpose, password }: Leaving): Promise<void> {
  const invitation = purpose === "sign-up" ? onboarding.invitation : undefined
  const { url } = await environment.call(beginOpenId, {
    body: { purpose, ...(password && { password }), ...(invitation && { invitation }) },
  })
  leaveFor(url)
}

/** How her visit to the other provider ended. */
export type Returned =
  | { readonly kind: "signed-in" | "signed-up" | "linked" }
  /** She says her password once, and is linked then. */
  | { readonly kind: "email-known"; readonly email: string }
  | { readonly kind: "unknown"; readonly email: string | null }

/** Whether she has just come back from the other provider. */
export function hasReturned(): boolean {
  return new URLSearchParams(location.search).get("from") === "openid"
}

let finishing: Promise<Returned> | undefined

/**
 * Finishes her visit, once however often it is called meanwhile, and begins her session if that is its end. Rejects
 * with an ApiError whose message can be shown.
 */
export function finishReturn(): Promise<Returned> {
  finishing ??= finish().finally(() => {
    finishing = undefined
  })
  return finishing
}

async function finish(): Promise<Returned> {
  // A reload would finish it again.
  history.replaceState(history.state, "", location.pathname)
  const [{ outcome, email, session }] = await Promise.all([
    environment.call(finishOpenId),
    // The page is a new one, and messages name the provider.
    loadOffered(),
  ])
  if (outcome === "linked") {
    sayLinked()
    return { kind: "linked" }
  }
  if (email !== null && session !== null) {
    const entered = { email, session, method: "open_id" } as const
    if (outcome === "signed-up") {
      const { enterNew } = await import("./signup.ts")
      await enterNew(entered, { marketingOptIn: false })
      return { kind: "signed-up" }
    }
    enter(entered)
    return { kind: "signed-in" }
  }
  if (outcome === "email-known" && email !== null) {
    openId.waitingFor = email
    return { kind: "email-known", email }
  }
  return { kind: "unknown", email }
}

/**
 * Signs in with her password, and links what waits for that. Rejects with an ApiError whose message can be shown,
 * unless only the linking failed.
 */
export async function signInAndLink(credentials: {
  email: string
  password: string
}): Promise<void> {
  await signIn(credentials)
  openId.waitingFor = null
  try {
    await environment.call(finishOpenId)
    sayLinked()
  } catch (cause) {
    warn("The other provider could not be linked.", cause)
    showSnackbar({
      text: t("You are signed in, but linking did not work. Please try again in your profile."),
    })
  }
}

function sayLinked(): void {
  showSnackbar({
    text: t("{name} signs you in from now on.", {
      name: offered.openId ?? t("Your other account"),
    }),
    color: "green",
  })
}
