/** Waits for what another thread, process or connection does, without guessing how long it takes. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 8000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not happen within ${patienceMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
