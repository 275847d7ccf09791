import { buildInPool } from '@prilavok/build/build-pool'
import { type BuildReport, CONSOLE } from '@prilavok/build/build-target'
import { PART_NAMES } from '@prilavok/build/folders'
import { reasonOf, StackError } from './stack-error'

/**
 * Builds the parts whose sources have changed, in processes of their own: their memory is given back, and the data can be
 * prepared at the same time.
 * @param parts names of the parts to look at. @default all
 * @throws StackError with the compiler's words
 */
export async function buildParts(
  onBuilt: (report: BuildReport) => void,
  signal: AbortSignal,
  parts: readonly string[] = PART_NAMES,
): Promise<void> {
  try {
    await buildInPool(parts, { onBuilt, signal })
  } catch (error) {
    throw new StackError(
      `The front ends could not be built. Mend this and start again:\n${reasonOf(error).trim()}`,
    )
  }
}

/** Builds the page of the operators' console while the shop is open already. Says why when it cannot be built. */
export async function buildConsolePage(
  onProgress: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await buildInPool([CONSOLE], { signal })
  } catch (error) {
    if (!signal.aborted) onProgress(`The console could not be built:\n${reasonOf(error).trim()}`)
    throw error
  }
}
