const PAUSE_MS = 25

/** Asks again and again until the answer is yes. @throws when that takes longer than the patience (ms) */
export async function untilAnswered(ask: () => Promise<boolean>, patience: number): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    if (await ask().catch(() => false)) return
    if (performance.now() > end) throw new Error(`Nothing answered as it should within ${patience} ms.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
