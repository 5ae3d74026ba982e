/** Leaves the app for a page elsewhere. */
export function leaveFor(address: string): void {
  location.assign(address)
}
