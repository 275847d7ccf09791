/**
 * Does a piece of work every so often, never twice at once. It does not keep the process alive.
 * @param work told whether the process still goes on
 * @param onError told when a round fails; the next one comes anyway
 * @param options `atOnce`: the first round begins now, not after the first pause. @default false
 * @returns ends it, after the round that is under way
 */
export function repeat(
  milliseconds: number,
  work: (goesOn: () => boolean) => Promise<unknown>,
  onError: (cause: unknown) => void,
  { atOnce = false }: { atOnce?: boolean } = {},
): () => Promise<void> {
  let isOpen = true
  let round: Promise<unknown> | null = null
  const begin = () => {
    round ??= work(() => isOpen)
      .catch(onError)
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(begin, milliseconds)
  timer.unref()
  if (atOnce) begin()
  return async () => {
    isOpen = false
    clearInterval(timer)
    await round
  }
}
