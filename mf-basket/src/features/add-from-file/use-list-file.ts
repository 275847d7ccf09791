import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { BasketType, FromExcelResponse, ListFileResponse } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import type { SendOptions } from '@prilavok/shared-kernel/files'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useEffect, useState } from 'react'
import { loadTable } from '../../api/load-table'
import { readListFile } from '../../api/read-list-file'
import { changesSent } from '../../model/changes-sent'

/** How far a file is (000 §4). */
export type FileReading =
  /** `part` that has gone out, from 0 to 1: then the server reads it. */
  | { state: 'sending'; part: number }
  | { state: 'sent'; answer: ListFileResponse }
  /** By a back end that does not show its rows before. */
  | { state: 'added'; answer: FromExcelResponse }
  /** `mayRepeat`: the file itself is not what is wrong. */
  | { state: 'error'; text: string; mayRepeat: boolean }

interface Sent {
  file: File
  sheet: number | undefined
  /** However often the file is sent, it is added once. */
  key: string
}

/** What stands in a file; a back end that knows the call of the specification alone adds it at once. */
async function send(
  kernel: Kernel,
  basket: BasketType,
  sent: Sent,
  options: SendOptions,
): Promise<FileReading> {
  try {
    return { state: 'sent', answer: await readListFile(kernel, basket, sent, options) }
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
  // Counts that are on their way would be set over those of the file.
  await changesSent(kernel, basket)
  try {
    const answer = await loadTable(kernel, basket, sent, options)
    kernel.bus.emit('basket:changed', { basket, CNT: answer.CNT, SUM: answer.SUM })
    return { state: 'added', answer }
  } finally {
    // What was called off may have arrived all the same.
    for (const queryKey of [queryKeys.basketRows, queryKeys.basketCounts])
      void kernel.query.invalidateQueries({ queryKey })
  }
}

/** Sends a file as soon as it is given, to be read; it is called off when nobody looks at it any more. */
export function useListFile(basket: BasketType, file: File) {
  const kernel = useKernel()
  const [reading, setReading] = useState<FileReading>({ state: 'sending', part: 0 })
  const [asked, ask] = useState<{ sheet?: number }>({})
  const [key] = useState(newIdempotencyKey)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const { sheet } = asked
    // A sheet stays until the other one is there.
    const show = (next: FileReading) =>
      setReading((now) => (now.state === 'sent' && next.state !== 'sent' ? now : next))
    const onProgress = (part: number) => show({ state: 'sending', part })
    const run = async () => {
      onProgress(0)
      try {
        show(await send(kernel, basket, { file, sheet, key }, { signal, onProgress }))
      } catch (error) {
        if (signal.aborted) return
        kernel.errors.report(error, { errors: sheet === undefined ? 'inline' : 'notice' })
        const mayRepeat = isApiError(error) && (error.isTemporary || error.status >= 500)
        show({ state: 'error', text: errorText(error), mayRepeat })
      }
    }
    void run()
    return () => stop.abort()
  }, [kernel, basket, file, key, asked])
  return {
    reading,
    retry: () => ask({}),
    /** Reads another sheet. */
    readSheet: (sheet: number) => ask({ sheet }),
  }
}
