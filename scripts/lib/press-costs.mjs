// @ts-check

/**
 * @typedef {{
 *   name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { data?: { duration?: number, interactionId?: number, processingStart?: number, processingEnd?: number } },
 * }} PressEvent
 */

/** What marks, in the trace, that a press with this name follows. */
export const MARK = "press: "

/** What Chromium calls a task of a thread in the traces that are asked for here. */
const TASK = "ThreadControllerImpl::RunTask"

/**
 * What each press of a trace cost, in ms: how long it took until its answer was painted (the web vitals' "interaction to
 * next paint", to the nearest 8), and what the page's main thread worked within that time. Where other programs share
 * the processor, the second says more.
 * @param {readonly PressEvent[]} trace times in µs, as Chromium records them
 * @returns {Record<string, { paint: number, work: number }>} by the press's name; of its events the slowest
 */
export function pressCosts(trace) {
  const inOrder = trace.toSorted((a, b) => a.ts - b.ts)
  /** @type {Record<string, { paint: number, work: number }>} */
  const costs = {}
  let press
  for (const event of inOrder) {
    if (event.name.startsWith(MARK)) press = event.name.slice(MARK.length)
    const { duration = 0, interactionId = 0 } = event.args?.data ?? {}
    if (press === undefined || event.name !== "EventTiming" || interactionId === 0) continue
    if (duration <= (costs[press]?.paint ?? -1)) continue
    costs[press] = { paint: duration, work: workWithin(inOrder, event, duration) }
  }
  return costs
}

/** @param {readonly PressEvent[]} trace @param {PressEvent} event @param {number} duration */
function workWithin(trace, { pid, tid, ts }, duration) {
  const end = ts + duration * 1000
  const tasks = trace.filter(
    (task) =>
      task.name === TASK &&
      task.pid === pid &&
      task.tid === tid &&
      task.ts + (task.dur ?? 0) > ts &&
      task.ts < end,
  )
  return Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000)
}
