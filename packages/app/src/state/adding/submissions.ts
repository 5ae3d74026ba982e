import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { writeText } from "../kept/persistence.ts"

/** Takes note of a submission: when it was made, and of how many photos. */
export function noteSubmission({ photos }: { photos: number }): void {
  writeText("wardrobeProcessStart", String(environment.now()))
  writeText("wardrobePhotosCount", String(photos))
}

/** Lets her be told again, in this session, that what she submits has been read. */
export function awaitTelling(): void {
  try {
    sessionStorage.setItem("wardrobeModalSeen", "0")
  } catch (cause) {
    warn("Session storage could not be written.", cause)
  }
}
