import type { BasketType, LookupRefusal, Product } from '@prilavok/shared-kernel/contract'
import { errorText, GENERIC_ERROR, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { fitQuantity, quantityRuleOf, startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addProducts } from '../../api/add-products'
import { CODE_LENGTH, productByCodeQuery } from '../../api/get-product-by-code'
import { basketTexts, LOOKUP_REFUSALS } from '../../basket-texts'

/** Milliseconds for which a looked-up product is taken as it was found. */
const FRESH = 60_000

const isRefusal = (code: string): code is LookupRefusal => Object.hasOwn(LOOKUP_REFUSALS, code)

/** The text of a refused look-up; a code that is not listed has the generic one (AMB-41). */
function refusalText(error: unknown): string {
  if (!isApiError(error) || !error.code) return errorText(error)
  return isRefusal(error.code) ? LOOKUP_REFUSALS[error.code] : GENERIC_ERROR
}

const quantityOf = (product: Product, typed: string): number =>
  Number(typed) > 0
    ? fitQuantity(Number(typed), quantityRuleOf(product)).value
    : startQuantity({ ...product, BASKET: 0 })

/** One code and its count: looked up when the sixth digit is typed, added on demand. */
export function useQuickAdd(basket: BasketType) {
  const kernel = useKernel()
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  const [formError, setFormError] = useState<string>()
  const lookup = useQuery(productByCodeQuery(kernel, code))
  const adding = useMutation({
    mutationFn: async () => {
      const product = await kernel.query.fetchQuery({ ...productByCodeQuery(kernel, code), staleTime: FRESH })
      const count = quantityOf(product, quantity)
      const response = await addProducts(kernel, basket, { [product.ID]: count })
      const remark = response.CHECK.find(({ PRODUCT_ID }) => PRODUCT_ID === product.ID)?.TEXT
      return { added: isYes(response.METHOD_SUCCESS.SUCCESS), remark, product, count }
    },
    onSuccess: ({ added, remark }) => {
      if (!added) return setFormError(remark ?? GENERIC_ERROR)
      setCode('')
      setQuantity('')
    },
    onError: (error) => setFormError(refusalText(error)),
  })

  return {
    code,
    quantity,
    product: lookup.data,
    looking: lookup.isFetching,
    adding: adding.isPending,
    done: adding.data?.added && code === '' ? adding.data : undefined,
    error: formError ?? (lookup.error ? refusalText(lookup.error) : undefined),
    typeCode(text: string) {
      setFormError(undefined)
      setCode(text.replace(/\D/g, '').slice(0, CODE_LENGTH))
    },
    typeQuantity(text: string) {
      setFormError(undefined)
      setQuantity(text.replace(/\D/g, '').slice(0, 5))
    },
    submit() {
      if (code.length !== CODE_LENGTH) setFormError(LOOKUP_REFUSALS.no_code)
      else if (quantity !== '' && Number(quantity) === 0) setFormError(basketTexts.zeroQuantity)
      else adding.mutate()
    },
  }
}
