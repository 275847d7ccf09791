import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketProduct, BasketType, Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { GENERIC_ERROR } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitQuantity, quantityRuleOf, startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CODE_LENGTH, productByCodeQuery } from '../../api/get-product-by-code'
import { countNote } from '../../model/list-form/count-note'
import { isLookupError, lookupErrorText } from '../../model/lookup-error'
import { quickAddTexts } from './texts'

interface Entry {
  code: string
  quantity: string
}
interface Failure extends Entry {
  error: unknown
}

/** What was added last. */
interface Done {
  product: Product
  count: number
  /** Why it is another count than was entered. */
  note: RowNoteProps | undefined
}

/** Milliseconds for which a looked-up product is taken as it was found. */
const FRESH = 60_000

/** The text of what stopped the form: its own, or of a look-up that failed; where that got no answer, what to do about it. */
const textOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  return isLookupError(error) ? lookupErrorText(error) : `${lookupErrorText(error)} ${quickAddTexts.kept}`
}

const quantityOf = (product: Product, typed: string): number =>
  Number(typed) > 0
    ? fitQuantity(Number(typed), quantityRuleOf(product)).value
    : startQuantity({ ...product, BASKET: 0 })

/** @param asked 0: nothing was entered */
const noteOf = (asked: number, count: number, held: number): RowNoteProps | undefined =>
  asked === 0 || asked === count
    ? undefined
    : countNote({ asked, addition: { count, fit: count < asked ? 'capped' : 'rounded' }, held })

/**
 * One code and its count: looked up when the sixth digit is typed, added on demand.
 * @param rows what the basket holds
 * @param onAdded called when a product is in its row
 */
export function useQuickAdd(
  basket: BasketType,
  rows: readonly BasketProduct[],
  onAdded?: (productId: number) => void,
) {
  const kernel = useKernel()
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  /** A text of the form, or what was thrown: its text is looked up when it is rendered. */
  const [formError, setFormError] = useState<unknown>()
  const lookup = useQuery(productByCodeQuery(kernel, code))
  /** What was entered and is not in the basket yet, in its order. */
  const [waiting, setWaiting] = useState<readonly Entry[]>([])
  /** Entered and not added, while the field already holds the next code: it comes back into the field once that is free. */
  const [failed, setFailed] = useState<readonly Failure[]>([])
  const [done, setDone] = useState<Done>()

  /** The form had the focus before it moved to another place. */
  const hadFocus = useRef(false)
  const told = useRef(done)
  const tell = useEffectEvent((last: typeof done, held: typeof rows) => {
    if (!last || told.current === last || !held.some(({ ID }) => ID === last.product.ID)) return
    told.current = last
    onAdded?.(last.product.ID)
  })
  useEffect(() => tell(done, rows), [done, rows])

  /** @throws what stopped it: a text, or an error of the look-up */
  const add = async ({ code, quantity }: Entry) => {
    const product = await kernel.query.fetchQuery({ ...productByCodeQuery(kernel, code), staleTime: FRESH })
    const row = rows.find(({ ID }) => ID === product.ID)
    const held = row?.QUANTITY ?? (basket === 'main' ? product.BASKET : 0)
    // The form says what became of it, so no notice has to.
    const leave = kernel.basket.watch(basket, product.ID)
    kernel.basket.add(basket, basketItem(product, basket, held), quantityOf(product, quantity))
    const change = await kernel.basket.finished(basket, product.ID)
    leave()
    if (change?.state === 'rejected' && change.held <= held) throw change.reason ?? GENERIC_ERROR
    if (change?.state === 'unsent') return setFormError(quickAddTexts.addedLater)
    const count = (change ? change.held - held : 0) || quantityOf(product, quantity)
    setDone({ product, count, note: noteOf(Number(quantity), count, held) })
  }
  const addNext = useEffectEvent(async (entry: Entry) => {
    try {
      await add(entry)
    } catch (error) {
      setFailed((before) => [...before, { ...entry, error }])
    }
    setWaiting((before) => before.slice(1))
  })
  const [first] = waiting
  // One after the other: the count of a product that is entered twice adds to what the first one has made.
  useEffect(() => {
    if (first) void addNext(first)
  }, [first])
  const [lost] = failed
  const isFree = code === '' && quantity === '' && waiting.length === 0
  useEffect(() => {
    if (!lost || !isFree) return
    setCode(lost.code)
    setQuantity(lost.quantity)
    setFormError(lost.error)
    setFailed((before) => before.slice(1))
  }, [lost, isFree])

  const stopped = formError ?? lookup.error
  const ofLost = lost && quickAddTexts.notAdded(lost.code, textOf(lost.error))
  return {
    hadFocus,
    code,
    quantity,
    product: lookup.data,
    looking: lookup.isFetching,
    adding: waiting.length > 0,
    done: code === '' ? done : undefined,
    error: stopped ? textOf(stopped) : ofLost,
    typeCode(text: string) {
      setFormError(undefined)
      setCode(text.replace(/\D/g, '').slice(0, CODE_LENGTH))
    },
    typeQuantity(text: string) {
      setFormError(undefined)
      setQuantity(text.replace(/\D/g, '').slice(0, 5))
    },
    submit() {
      if (code.length !== CODE_LENGTH) setFormError(LOOKUP_ERROR_TEXTS.no_code)
      else if (quantity !== '' && Number(quantity) === 0) setFormError(quickAddTexts.zeroQuantity)
      else {
        setWaiting((before) => [...before, { code, quantity }])
        setCode('')
        setQuantity('')
      }
    },
  }
}
export type QuickAddForm = ReturnType<typeof useQuickAdd>
