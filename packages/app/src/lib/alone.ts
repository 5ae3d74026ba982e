/**
 * Does work while no other tab of this browser does work of this name; waits for a tab that does. A
 * page loaded over plain HTTP has no locks: there the work starts at once.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, work)
  else await work()
}
