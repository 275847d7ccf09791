import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { BasketType, ModalProps } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useEffect, useState } from 'react'
import { loadTable } from '../../../api/load-table'
import { changesSent } from '../../../model/changes-sent'
import { addFromFileTexts } from '../texts'
import { type LoadedTable, loadedTable } from './loaded-table'
import { tellFailed, tellLoaded } from './tell-loaded'
import { undoTable } from './undo-table'

/** How far a file is (000 §4). */
export type TableLoading =
  /** `part` that has gone out, from 0 to 1: then the server reads it. */
  | { state: 'sending'; part: number }
  | { state: 'sent'; table: LoadedTable }
  /** `mayRepeat`: the file itself is not what is wrong. */
  | { state: 'error'; text: string; mayRepeat: boolean }

/** There was no answer that says whether the server has done what was asked. */
const isLost = (error: unknown): boolean => isApiError(error) && error.kind !== 'answer'
const isUnsure = (error: unknown): boolean => isLost(error) || (isApiError(error) && error.status >= 500)

interface LoadOptions {
  /** Of the chosen file: however often it is sent, it is added once. */
  key: string
  signal: AbortSignal
  onProgress: (part: number) => void
}

async function load(kernel: Kernel, basket: BasketType, file: File, options: LoadOptions) {
  const { key, ...sending } = options
  // Counts that are on their way would be set over those of the file.
  await changesSent(kernel, basket)
  const send = () => loadTable(kernel, basket, { file, key }, sending)
  const answer = await send().catch((error) => {
    if (!isLost(error) || sending.signal.aborted) throw error
    return send()
  })
  kernel.bus.emit('basket:changed', { basket, CNT: answer.CNT, SUM: answer.SUM })
  return loadedTable(answer)
}

const failureOf = (error: unknown): string =>
  isUnsure(error) ? `${errorText(error)} ${addFromFileTexts.unsure}` : errorText(error)

/**
 * Sends a file as soon as it is given, and once more on demand. It is called off when nobody looks at it any more; once all of it
 * has gone out the server adds it anyway, and what came of it is said over the page.
 */
export function useLoadTable({ basket, file, uploadKey }: ModalProps['basketLoadXls']) {
  const kernel = useKernel()
  const [loading, setLoading] = useState<TableLoading>({ state: 'sending', part: 0 })
  const [key] = useState(() => uploadKey ?? newIdempotencyKey())
  const [attempt, setAttempt] = useState({ file })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const progress = { part: 0, isShown: true }
    const show = (next: TableLoading) => progress.isShown && setLoading(next)
    const onProgress = (part: number) => {
      // What is sent a second time has gone out already.
      progress.part = Math.max(progress.part, part)
      show({ state: 'sending', part: progress.part })
    }
    const reload = () => {
      for (const queryKey of [queryKeys.basketRows, queryKeys.basketCounts])
        void kernel.query.invalidateQueries({ queryKey })
    }
    const run = async () => {
      show({ state: 'sending', part: 0 })
      try {
        const table = await load(kernel, basket, attempt.file, { key, signal, onProgress })
        show({ state: 'sent', table })
        if (!progress.isShown) tellLoaded(kernel, basket, table)
        reload()
      } catch (error) {
        // What was called off may have arrived all the same: the basket says.
        if (signal.aborted) return reload()
        kernel.errors.report(error, { errors: 'inline' })
        const text = failureOf(error)
        const mayRepeat = isUnsure(error) || (isApiError(error) && error.isTemporary)
        show({ state: 'error', text, mayRepeat })
        if (!progress.isShown) tellFailed(kernel, { basket, file, uploadKey: key }, { text, mayRepeat })
      }
    }
    void run()
    return () => {
      progress.isShown = false
      if (progress.part < 1) stop.abort()
    }
  }, [kernel, basket, attempt, key, file])
  return {
    loading,
    retry: () => setAttempt({ file }),
    /** @returns whether what was added is taken out again; if not, the buyer has been told */
    async undo(table: LoadedTable): Promise<boolean> {
      try {
        await undoTable(kernel, basket, table)
        return true
      } catch (error) {
        kernel.errors.report(error, { errors: 'notice' })
        return false
      }
    },
  }
}
