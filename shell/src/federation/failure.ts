import type { BusEvents } from '@prilavok/shared-kernel/contract'

export type FailurePhase = BusEvents['part:failed']['phase']

/** What the federation runtime and webpack's chunk loading throw when a file does not come, and our own time-out. */
const LOADING = /RUNTIME-00|ScriptNetworkError|ChunkLoadError|Loading chunk|did not load in/

/** Whether its files did not come, or its code threw as it started. */
export function failurePhase(error: unknown): FailurePhase {
  const text = String(error)
  return LOADING.test(text) && !text.includes('ScriptExecutionError') ? 'load' : 'init'
}

export const failureReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
