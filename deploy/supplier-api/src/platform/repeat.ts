/**
 * Does a piece of work every so often, never twice at once. It does not keep the process alive.
 * @param work told whether the process still goes on
 * @param onError told when a round fails; the next one comes anyway
 * @returns ends it, after the round that is under way
 */
export function repeat(
  milliseconds: number,
  work: (goesOn: () => boolean) => Promise<unknown>,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let isOpen = true
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= work(() => isOpen)
      .catch(onError)
      .finally(() => {
        round = null
      })
  }, milliseconds)
  timer.unref()
  return async () => {
    isOpen = false
    clearInterval(timer)
    await round
  }
}
