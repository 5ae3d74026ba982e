import { useSnapshot } from "valtio/react"
import { Quiet } from "../../parts/Page.tsx"
import { unsaved } from "../../state/profile/unsaved.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly part: keyof typeof unsaved
}

/** Says that what she has chosen in a part of her profile is kept on this device alone. */
export function NotSaved({ part }: Props) {
  return useSnapshot(unsaved)[part] && <Quiet role="status">{t("Not saved yet.")}</Quiet>
}
