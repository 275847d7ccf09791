import { type LineMatch, MATCHED_LINES } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { matchLines } from '../api/match-lines'

/** Calls at once: browsers limit what requests that outlive their page weigh together, and the server has other work. */
const CALLS = 2

export interface MatchListeners {
  onMatched(lines: readonly PastedLine[], matches: readonly LineMatch[]): void
  onFailed(lines: readonly PastedLine[]): void
}

/** Asks for all lines batch by batch, in their order; what fails is told and the others go on. Silent once aborted. */
export async function matchList(
  kernel: Kernel,
  lines: readonly PastedLine[],
  signal: AbortSignal,
  { onMatched, onFailed }: MatchListeners,
): Promise<void> {
  const batches: PastedLine[][] = []
  for (let at = 0; at < lines.length; at += MATCHED_LINES) batches.push(lines.slice(at, at + MATCHED_LINES))
  const lane = async (first: number) => {
    for (let at = first; at < batches.length && !signal.aborted; at += CALLS) {
      const batch = batches[at] ?? []
      const matches = await matchLines(kernel, batch, signal).catch(() => undefined)
      if (signal.aborted) return
      if (matches) onMatched(batch, matches)
      else onFailed(batch)
    }
  }
  await Promise.all(Array.from({ length: CALLS }, (_, first) => lane(first)))
}
