import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { type Dispatch, useEffect, useMemo, useRef } from 'react'
import { productByCodeQuery } from '../../../api/get-product-by-code'
import { isLookupError, lookupErrorText } from '../../../model/lookup-error'
import { matchList } from '../../../model/match-list'
import { addByCodeTexts } from '../texts'
import { askedOf, type CodeRow, type Found } from './code-row'
import { type CodeRowsAction, isCode } from './code-rows-state'
import { foundOfMatch } from './found-of-match'

/** Look-ups of single codes at once, where a list of them could not be matched. */
const CALLS = 4
/** Milliseconds for which a product is taken as it was found. */
const FRESH = 60_000

const FAILED: Found = { state: 'failed', text: addByCodeTexts.failed }

async function findByCode(kernel: Kernel, code: string): Promise<Found> {
  try {
    const query = { ...productByCodeQuery(kernel, code), staleTime: FRESH, retry: false }
    return { state: 'product', product: await kernel.query.fetchQuery(query) }
  } catch (error) {
    const text = lookupErrorText(error)
    return isLookupError(error) ? { state: 'unsure', text, options: [] } : { state: 'failed', text }
  }
}

/** Looks rows up: one code by itself as it is typed, many at once as a list of lines. */
export function useLookups(dispatch: Dispatch<CodeRowsAction>) {
  const kernel = useKernel()
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    running.current = new AbortController()
    return () => running.current?.abort()
  }, [])
  return useMemo(() => {
    const tell = ({ number, code, name }: Pick<CodeRow, 'number' | 'code' | 'name'>, found: Found) =>
      dispatch({ type: 'found', number, asked: askedOf({ code, name }), found })
    const one = async (row: Pick<CodeRow, 'number' | 'code'>) => {
      const found = await findByCode(kernel, row.code)
      if (!running.current?.signal.aborted) tell(row, found)
    }
    const oneByOne = async (rows: readonly PastedLine[]) => {
      const left = [...rows]
      const lane = async () => {
        for (let row = left.shift(); row && !running.current?.signal.aborted; row = left.shift()) {
          const { number, code = '', name } = row
          if (isCode(code)) await one({ number, code })
          else tell({ number, code, name }, FAILED)
        }
      }
      await Promise.all(Array.from({ length: CALLS }, lane))
    }
    return {
      one: (row: Pick<CodeRow, 'number' | 'code'>) => void one(row),
      /** A back end may not know the call that matches lists: then their codes are looked up one by one. */
      many(rows: readonly CodeRow[]) {
        const lines = rows.map(({ number, code, name = '' }) => ({ number, text: code || name, code, name }))
        const { signal } = running.current ?? new AbortController()
        void matchList(kernel, lines, signal, {
          onMatched: (some, matches) =>
            some.forEach((line, at) => {
              const match = matches[at]
              const { number, code = '', name } = line
              tell({ number, code, name }, match ? foundOfMatch(match, code) : FAILED)
            }),
          onFailed: (some) => void oneByOne(some),
        })
      },
    }
  }, [kernel, dispatch])
}
