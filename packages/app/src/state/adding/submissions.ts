import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { writeText } from "../kept/persistence.ts"

/** Records a submission: its time, and its number of photos. */
export function noteSubmission({ photos }: { photos: number }): void {
  writeText("wardrobeProcessStart", String(environment.now()))
  writeText("wardrobePhotosCount", String(photos))
}

/** Allows telling her again, in this session, that her photos have been read. */
export function awaitTelling(): void {
  try {
    sessionStorage.setItem("wardrobeModalSeen", "0")
  } catch (cause) {
    warn("Session storage could not be written.", cause)
  }
}
