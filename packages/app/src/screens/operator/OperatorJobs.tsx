import type { HeldJobs } from "@stylin/api/contract"
import { Badge } from "@stylin/ui"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { jobWords } from "./heldWords.ts"

/** Work that is not done yet. */
export function OperatorJobs({ jobs }: { readonly jobs: readonly HeldJobs[] }) {
  return (
    <ProfileSection title={t("Jobs")}>
      {jobs.length === 0 ? (
        <Quiet>{t("Everything is done.")}</Quiet>
      ) : (
        <Rows aria-label={t("Jobs")}>
          {jobs.map(({ kind, waiting, running, later, failed, problem }) => (
            <li key={kind}>
              <div>
                <p>
                  {jobWords(kind)}
                  {failed > 0 && (
                    <Badge tone="orange">{t("{failed} failed before", { failed })}</Badge>
                  )}
                </p>
                <p data-part="facts">
                  {t("{waiting} waiting, {running} running, {later} later", {
                    waiting,
                    running,
                    later,
                  })}
                </p>
                {problem !== null && <p data-part="facts">{problem}</p>}
              </div>
            </li>
          ))}
        </Rows>
      )}
    </ProfileSection>
  )
}
