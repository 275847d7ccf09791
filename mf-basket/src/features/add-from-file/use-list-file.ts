import type { BasketType, ListFileResponse } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useState } from 'react'
import { readListFile } from '../../api/read-list-file'

/** How far a file is (000 §4). */
export type FileReading =
  /** `part` that has gone out, from 0 to 1: then the server reads it. */
  | { state: 'sending'; part: number }
  | { state: 'sent'; answer: ListFileResponse }
  /** `mayRepeat`: the file itself is not what is wrong. */
  | { state: 'error'; text: string; mayRepeat: boolean }

/** Sends a file as soon as it is given, to be read; it is called off when nobody looks at it any more. */
export function useListFile(basket: BasketType, file: File) {
  const kernel = useKernel()
  const [reading, setReading] = useState<FileReading>({ state: 'sending', part: 0 })
  const [asked, ask] = useState<{ sheet?: number }>({})
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
        show({
          state: 'sent',
          answer: await readListFile(kernel, basket, { file, sheet }, { signal, onProgress }),
        })
      } catch (error) {
        if (signal.aborted) return
        kernel.errors.report(error, { errors: sheet === undefined ? 'inline' : 'notice' })
        const mayRepeat = isApiError(error) && (error.isTemporary || error.status >= 500)
        show({ state: 'error', text: errorText(error), mayRepeat })
      }
    }
    void run()
    return () => stop.abort()
  }, [kernel, basket, file, asked])
  return {
    reading,
    retry: () => ask({}),
    /** Reads another sheet. */
    readSheet: (sheet: number) => ask({ sheet }),
  }
}
