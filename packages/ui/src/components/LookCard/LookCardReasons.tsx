import { NextIcon } from "../../icons/index.ts"

export interface LookReason {
  /** Names the topic of the reason, e.g. "Color Type". */
  label: string
  /** The reason, one sentence. */
  text: string
}

interface LookCardReasonsProps {
  label: string
  reasons: readonly LookReason[]
  /** Language of what they say. */
  lang: string | undefined
  /** Whether they are unfolded at first. */
  open: boolean | undefined
}

/** Why a look was chosen, folded up under one line. */
export function LookCardReasons({ label, reasons, lang, open }: LookCardReasonsProps) {
  return (
    <details data-stylin-ui="" open={open}>
      <summary data-stylin-ui="">
        {label}
        <NextIcon aria-hidden="true" />
      </summary>
      <dl data-stylin-ui="">
        {reasons.map((reason) => (
          <div data-stylin-ui="" key={reason.label}>
            <dt data-stylin-ui="">{reason.label}</dt>
            <dd data-stylin-ui="" lang={lang}>
              {reason.text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
