import type { BusEvents } from '@prilavok/shared-kernel/contract'

export type FailurePhase = BusEvents['part:failed']['phase']

/** What the containers and webpack's chunk loading throw when a file does not come, and our own time-out. */
const LOADING = /ChunkLoadError|Loading (chunk|remote entry)|did not load in/

/** Whether its files did not come, or its code threw as it started. */
export function failurePhase(error: unknown): FailurePhase {
  return LOADING.test(String(error)) ? 'load' : 'init'
}

export const failureReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
