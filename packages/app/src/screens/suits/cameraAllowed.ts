/** Whether the camera opens without a question, because she has allowed it before. */
export async function cameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "camera" })
    return state === "granted"
  } catch {
    // Not every browser can tell.
    return false
  }
}
