/** @throws when `work` is not done in time; `name` says whose work it was. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} did not load in ${milliseconds} ms`)),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
