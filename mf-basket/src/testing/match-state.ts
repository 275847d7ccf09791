import type { LineMatch, LineMatchesAnswer } from '@prilavok/shared-kernel/contract'
import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'
import type { BasketState } from './basket-state'

const sorted = (code: string) => [...code].sort().join('')

function matchOf({ catalogue }: BasketState, code: string, name: string): LineMatch {
  const exact = catalogue.filter(({ UP_CODE_1C }) => UP_CODE_1C === code)
  if (exact.length > 0) return { BY: 'code', SURE: 'Y', PRODUCTS: exact }
  const words = name.toLowerCase().split(' ')
  const named = name
    ? catalogue.filter(({ NAME }) => words.every((word) => NAME.toLowerCase().includes(word)))
    : []
  if (named.length > 0)
    return { BY: 'name', SURE: named.length === 1 ? 'Y' : 'N', PRODUCTS: named.slice(0, MATCHED_PRODUCTS) }
  const near = catalogue.filter(({ UP_CODE_1C }) => sorted(UP_CODE_1C) === sorted(code))
  return { BY: near.length > 0 ? 'code' : null, SURE: 'N', PRODUCTS: near }
}

/** What lines of a list mean, out of the state's catalogue: by code, by words of the name, by a code of the same digits. */
export function matchState(state: BasketState, body: URLSearchParams): LineMatchesAnswer {
  const value = (at: number, field: string) => body.get(`lines[${at}][${field}]`)
  const ITEMS: LineMatch[] = []
  for (let at = 0; value(at, 'code') !== null; at += 1)
    ITEMS.push(matchOf(state, value(at, 'code') ?? '', value(at, 'name') ?? ''))
  return { ITEMS }
}
