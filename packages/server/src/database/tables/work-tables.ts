import type { Generated } from "kysely"

/** What keeps the server at work. */
export interface WorkTables {
  /** How many photos the operator's model has seen, by day such as "2026-11-21". */
  vision_calls: {
    day: string
    calls: number
  }
  /** Answers to calls that carried an Idempotency-Key. `scope` names the caller and the call. */
  idempotency: {
    scope: string
    key_hash: string
    account_id: string | null
    request_hash: string
    answer_json: string
    created_at: number
  }
  jobs: {
    id: string
    kind: string
    payload_json: string
    run_at: number
    attempts: number
    /** When the current claim ends; 0 if there is none, or it was given back. */
    claimed_until: number
    /** How many attempts ended without a word. */
    lost: Generated<number>
    /** Whose turn it takes; null if jobs are done in order of time. */
    owner: string | null
    /** The place of that turn, the lowest first. */
    place: Generated<number>
    /** How many attempts ended in a fault, a failure caused by the job itself. */
    faults: Generated<number>
    last_error: string | null
    /** The request that asked for it, for the log; null if none did. */
    request_id: string | null
  }
  /** What operators have set; a setting without a row has its default. */
  settings: { name: string; value: string }
  /** Random values made once per store, such as the key that signs picture addresses. */
  secrets: { name: string; value: string }
}
