import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketProduct, BasketType, Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { errorText, GENERIC_ERROR, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitQuantity, quantityRuleOf, startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CODE_LENGTH, productByCodeQuery } from '../../api/get-product-by-code'
import { quickAddTexts } from './texts'

/** Milliseconds for which a looked-up product is taken as it was found. */
const FRESH = 60_000

/** The text of what stopped the form, its own or a failed look-up's; a code that is not listed has the generic one (AMB-41). */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error
  const code = isApiError(error) ? error.answer.errors?.CODE : undefined
  return code === undefined || Object.hasOwn(LOOKUP_ERROR_TEXTS, code) ? errorText(error) : GENERIC_ERROR
}

const quantityOf = (product: Product, typed: string): number =>
  Number(typed) > 0
    ? fitQuantity(Number(typed), quantityRuleOf(product)).value
    : startQuantity({ ...product, BASKET: 0 })

/**
 * One code and its count: looked up when the sixth digit is typed, added on demand.
 * @param rows what the basket holds
 */
export function useQuickAdd(basket: BasketType, rows: readonly BasketProduct[]) {
  const kernel = useKernel()
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  /** A text of the form, or what was thrown: its text is looked up when it is rendered. */
  const [formError, setFormError] = useState<unknown>()
  const lookup = useQuery(productByCodeQuery(kernel, code))
  const [adding, setAdding] = useState(false)
  const [done, setDone] = useState<{ product: Product; count: number }>()

  const add = async () => {
    const product = await kernel.query.fetchQuery({ ...productByCodeQuery(kernel, code), staleTime: FRESH })
    const row = rows.find(({ ID }) => ID === product.ID)
    const held = row?.QUANTITY ?? (basket === 'main' ? product.BASKET : 0)
    // The form says what became of it, so no notice has to.
    const leave = kernel.basket.watch(basket, product.ID)
    kernel.basket.add(basket, basketItem(product, basket, held), quantityOf(product, quantity))
    const change = await kernel.basket.finished(basket, product.ID)
    leave()
    if (change?.state === 'rejected' && change.held <= held)
      return setFormError(change.reason ?? GENERIC_ERROR)
    // What was typed meanwhile is the next product.
    setCode((now) => (now === code ? '' : now))
    setQuantity((now) => (now === quantity ? '' : now))
    if (change?.state === 'unsent') return setFormError(quickAddTexts.addedLater)
    setDone({ product, count: (change ? change.held - held : 0) || quantityOf(product, quantity) })
  }
  const submit = async () => {
    setAdding(true)
    try {
      await add()
    } catch (error) {
      setFormError(error)
    }
    setAdding(false)
  }

  const stopped = formError ?? lookup.error
  return {
    code,
    quantity,
    product: lookup.data,
    looking: lookup.isFetching,
    adding,
    done: code === '' ? done : undefined,
    error: stopped ? textOf(stopped) : undefined,
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
      else void submit()
    },
  }
}
