import type { OnceLink, ServerSettings } from "@stylin/api/contract"
import { Button, ChoiceChips } from "@stylin/ui"
import { useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { chooseSignUp, invite } from "../../state/operator/server.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { OnceLinkShown } from "./OnceLinkShown.tsx"

const OPTIONS = [
  { value: "open", label: t("Anybody") },
  { value: "invited", label: t("By invitation only") },
] as const

/** Who may make an account, and links for those who may. */
export function OperatorSignUp({ settings: { sign_up } }: { readonly settings: ServerSettings }) {
  const choice = useSubmit()
  const invitation = useSubmit()
  const [link, setLink] = useState<OnceLink | null>(null)
  return (
    <ProfileSection title={t("Sign-up")}>
      <ChoiceChips
        legend={t("Who may make an account")}
        options={OPTIONS}
        value={[sign_up]}
        onChange={({ value: [chosen] }) => chosen && void choice.send(() => chooseSignUp(chosen))}
      />
      <FormError>{choice.error}</FormError>
      <Quiet>{t("An invitation is good for one account and lasts 14 days.")}</Quiet>
      <Button
        variant="secondary"
        busy={invitation.isBusy}
        busyLabel={t("One moment")}
        onClick={() => void invitation.send(async () => setLink(await invite()))}
      >
        {t("Make an invitation")}
      </Button>
      <FormError>{invitation.error}</FormError>
      {link && <OnceLinkShown label={t("Invitation")} link={link} />}
    </ProfileSection>
  )
}
