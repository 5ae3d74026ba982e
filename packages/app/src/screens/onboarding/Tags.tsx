import {
  defaultTagPreferences,
  PREFERENCE_TAGS,
  TAG_BUCKETS,
  type TagBucket,
} from "@stylin/garments/vocabulary"
import { Button, TagColumns } from "@stylin/ui"
import { useEffect } from "react"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { NextLooks } from "../../parts/NextLooks.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { moveTag, onboarding } from "../../state/onboarding/answers.ts"
import { saveAnswers } from "../../state/onboarding/saveAnswers.ts"
import { followTags } from "../../state/onboarding/tagRanking.ts"
import { auth } from "../../state/session/auth.ts"
import { sayWord } from "../../words/sayWord.ts"
import { type PlainMessage, t } from "../../words/t.ts"
import { goToNext } from "./goToNext.ts"

/** Said with t. */
const TITLES = {
  love: "I love",
  dontMind: "I don't mind",
  avoid: "I avoid",
} as const satisfies Record<TagBucket, PlainMessage>

export default function Tags() {
  const { isBusy, error, send } = useSubmit()
  const tags = useSnapshot(onboarding).tags ?? defaultTagPreferences()
  useEffect(followTags, [])
  const next = async () => {
    // A guest's answers are saved with her signup.
    if (auth.isAuth) await saveAnswers()
    goToNext("tags")
  }
  return (
    <OnboardingPage
      step="tags"
      title={t("Almost there! Drag the labels to adjust your style preferences.")}
      width="wide"
      actions={
        <Button busy={isBusy} onClick={() => void send(next)}>
          {t("Next")}
        </Button>
      }
    >
      <Quiet>{t("Press a label to choose where it goes, or hold it and drag.")}</Quiet>
      <TagColumns
        columns={TAG_BUCKETS.map((id) => ({
          id,
          title: t(TITLES[id]),
          tags: tags[id].map((tag) => sayWord(tag)),
        }))}
        onMove={({ tag: shown, to, index }) => {
          const tag = PREFERENCE_TAGS.find((one) => sayWord(one) === shown)
          if (tag) moveTag({ tag, to, index })
        }}
      />
      <NextLooks />
      <FormError>{error}</FormError>
    </OnboardingPage>
  )
}
