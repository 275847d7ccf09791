const PAUSE_MS = 25

/** Asks again and again until the answer is yes. @throws when that takes longer than the timeout (ms) */
export async function untilAnswered(ask: () => Promise<boolean>, timeout: number): Promise<void> {
  const end = performance.now() + timeout
  for (;;) {
    if (await ask().catch(() => false)) return
    if (performance.now() > end) throw new Error(`Nothing answered as it should within ${timeout} ms.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
