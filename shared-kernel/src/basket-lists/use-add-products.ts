import type { BasketType } from '@prilavok/shared-kernel/contract'
import { errorText } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useRef, useState } from 'react'
import { type AddedRow, type AddingOutcome, addProducts } from './add-products'

/**
 * Puts rows of a list into a basket, at most once at a time; `error` says why nothing was added.
 * @param done as of `addProducts`
 */
export function useAddProducts(basket: BasketType, onDone: (outcome: AddingOutcome) => void, done?: string) {
  const kernel = useKernel()
  const [adding, setAdding] = useState(false)
  // Two keys may be pressed before the page is rendered again.
  const isAdding = useRef(false)
  const [error, setError] = useState<string>()
  const add = async (rows: readonly AddedRow[]) => {
    if (isAdding.current || rows.length === 0) return
    isAdding.current = true
    setAdding(true)
    setError(undefined)
    try {
      onDone(await addProducts(kernel, basket, rows, done))
    } catch (cause) {
      setError(errorText(cause))
    }
    isAdding.current = false
    setAdding(false)
  }
  return { add, adding, error }
}
