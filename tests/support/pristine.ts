import { environment } from "../../packages/app/src/environment.ts"

/** The app's environment before any test has replaced a part of it. */
export const PRISTINE = { ...environment }
