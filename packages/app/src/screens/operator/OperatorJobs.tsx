import type { HeldJobs } from "@stylin/api/contract"
import { Badge } from "@stylin/ui"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { jobWords } from "./heldWords.ts"

/** Work that is not done yet. */
export function OperatorJobs({ jobs }: { readonly jobs: readonly HeldJobs[] }) {
  return (
    <ProfileSection title="Jobs">
      {jobs.length === 0 ? (
        <Quiet>Everything is done.</Quiet>
      ) : (
        <Rows aria-label="Jobs">
          {jobs.map(({ kind, waiting, running, later, failed, problem }) => (
            <li key={kind}>
              <div>
                <p>
                  {jobWords(kind)}
                  {failed > 0 && <Badge tone="orange">{failed} failed before</Badge>}
                </p>
                <p data-part="facts">
                  {waiting} waiting, {running} running, {later} later
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
