/** What a thread under test does: waits by the clock, works without an end, or dies. */
export type SlowTask = "wait" | "work" | "die"

const WAIT_MS = 500

export default async function run(task: SlowTask): Promise<string> {
  if (task === "die") process.exit(1)
  while (task === "work") Math.sqrt(Math.random())
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  return "waited"
}
