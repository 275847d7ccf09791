/**
 * Runs at most `most` tasks at once; others wait for their turn, first come, first served.
 * @returns runs a task and passes its result or its error on
 */
export function limitParallel(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
