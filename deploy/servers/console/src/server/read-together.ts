/**
 * One reading answers all who ask while another one goes on: a page of suppliers asks for the plan of each at once. A reading never
 * began before it was asked for, so what somebody has just changed is in it.
 */
export function readTogether<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = () => {
    next = undefined
    const reading = read().finally(() => {
      if (running === reading) running = undefined
    })
    running = reading
    return reading
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
