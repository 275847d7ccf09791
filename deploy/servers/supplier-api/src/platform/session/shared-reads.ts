const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Reads that come together with one key share one reading: a page of a shop makes five calls and more with one token. A reading
 * begins after the last of those that share it has come, so nobody is given what was read before he asked.
 */
export function createSharedReads<Value>(
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  const running = new Map<string, Promise<unknown>>()

  const begin = (key: string): Promise<Value> => {
    waiting.delete(key)
    const reading = read(key)
    const remove = () => {
      if (running.get(key) === end) running.delete(key)
    }
    const end = reading.then(remove, remove)
    running.set(key, end)
    return reading
  }
  return (key) => {
    const known = waiting.get(key)
    if (known) return known
    const next = (running.get(key) ?? endOfTurn()).then(() => begin(key))
    waiting.set(key, next)
    return next
  }
}
