/** npm passes on the Ctrl-C that the terminal has sent already: two signals so close together are one. */
const ONE_PRESS_MS = 400
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface StopHandlers {
  /** The first request: ends everything in order. */
  stop: () => Promise<void>
  /** A second request while that takes too long: ends what would outlive this process, at once. */
  kill: () => void
}

/**
 * Listens for Ctrl-C, `kill`, a closed terminal and the end of the process that started this one.
 * Ends this process: 0 after an orderly stop, 1 when it failed, 130 after the second request.
 */
export function onStopRequest({ stop, kill }: StopHandlers): void {
  let requestedAt: number | undefined
  const request = () => {
    if (requestedAt !== undefined) {
      if (Date.now() - requestedAt < ONE_PRESS_MS) return
      kill()
      process.exit(130)
    }
    requestedAt = Date.now()
    stop().then(
      () => process.exit(process.exitCode ?? 0),
      (error: Error) => {
        process.stderr.write(`Could not stop in order: ${error.message}\n`)
        kill()
        process.exit(1)
      },
    )
  }
  for (const signal of SIGNALS) process.on(signal, request)
  if (process.connected) {
    process.on('disconnect', request)
    process.channel?.unref()
  }
}
