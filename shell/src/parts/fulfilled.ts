/** A promise that React reads without waiting: it carries its value as React itself would note it. */
export function fulfilled<T>(value: T, promise: Promise<T> = Promise.resolve(value)): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value })
}
