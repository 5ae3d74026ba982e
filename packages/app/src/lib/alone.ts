/**
 * Does work while no other tab of this browser does work of this name; waits for one that does. A
 * browser has no locks where the page came over plain HTTP: there it is done at once.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, work)
  else await work()
}
