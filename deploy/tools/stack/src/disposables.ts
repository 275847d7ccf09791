type Close = () => Promise<unknown>

/** What was opened, in order; closed in reverse, also when the opening itself is interrupted. */
export class Disposables {
  private readonly closes: Close[] = []
  private readonly kills: (() => void)[] = []
  private closed: Promise<void> | undefined

  /**
   * Registers what ends a thing that has just been opened. Ends it at once when everything is closing already.
   * @param kill ends it without waiting; needed for what would outlive this process
   */
  async add(close: Close, kill?: () => void): Promise<void> {
    if (kill) this.kills.push(kill)
    if (!this.closed) this.closes.push(close)
    else await close()
  }

  /** Closes everything, newest first. May be called twice. @throws the first error, after trying the rest */
  close(): Promise<void> {
    this.closed ??= this.closeAll()
    return this.closed
  }

  /** For a process that must leave now: ends what would outlive it. */
  kill(): void {
    for (const kill of this.kills) kill()
  }

  private async closeAll(): Promise<void> {
    const errors: unknown[] = []
    for (const close of this.closes.toReversed()) await close().catch((error: unknown) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
