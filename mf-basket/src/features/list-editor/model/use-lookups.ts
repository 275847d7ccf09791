import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type Dispatch, useEffect, useMemo, useRef } from 'react'
import { productByCodeQuery } from '../../../api/get-product-by-code'
import { isLookupError, lookupErrorText } from '../../../model/lookup-error'
import { matchList } from '../../../model/match-list'
import { type CodeAction, isCode } from './code-rows'

/** Look-ups of single codes at once, where a list of them could not be matched. */
const CALLS = 4
/** Milliseconds for which a product is taken as it was found. */
const FRESH = 60_000

/** Looks rows up: one code by itself as it is typed, many at once as a list of lines. */
export function useLookups(dispatch: Dispatch<CodeAction>) {
  const kernel = useKernel()
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    running.current = new AbortController()
    return () => running.current?.abort()
  }, [])
  return useMemo(() => {
    const find = async (line: PastedLine): Promise<CodeAction> => {
      const query = { ...productByCodeQuery(kernel, line.code ?? ''), staleTime: FRESH, retry: false }
      try {
        const product = await kernel.query.fetchQuery(query)
        return { type: 'matched', lines: [line], matches: [{ BY: 'code', SURE: 'Y', PRODUCTS: [product] }] }
      } catch (error) {
        return isLookupError(error)
          ? { type: 'refused', line, text: lookupErrorText(error) }
          : { type: 'failed', lines: [line] }
      }
    }
    const one = async (line: PastedLine) => {
      const found = await find(line)
      if (!running.current?.signal.aborted) dispatch(found)
    }
    const oneByOne = async (lines: readonly PastedLine[]) => {
      const left = [...lines]
      const lane = async () => {
        for (let line = left.shift(); line && !running.current?.signal.aborted; line = left.shift()) {
          if (isCode(line.code ?? '')) await one(line)
          else dispatch({ type: 'failed', lines: [line] })
        }
      }
      await Promise.all(Array.from({ length: CALLS }, lane))
    }
    return {
      one: (line: PastedLine) => void one(line),
      /** A back end may not know the call that matches lists: then their codes are looked up one by one. */
      many(lines: readonly PastedLine[]) {
        const { signal } = running.current ?? new AbortController()
        const asked = lines.filter(({ code, name }) => (code ? isCode(code) : name))
        void matchList(kernel, asked, signal, {
          onMatched: (some, matches) => dispatch({ type: 'matched', lines: some, matches }),
          onFailed: (some) => void oneByOne(some),
        })
      },
    }
  }, [kernel, dispatch])
}
