import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'
import { testProducts } from '@prilavok/shared-kernel/testing'
import { isCut } from './is-cut'

const match = (BY: LineMatch['BY'], count: number): LineMatch => ({
  ...{ BY, SURE: 'N' },
  PRODUCTS: testProducts(count),
})

test('as many products of a name as an answer holds may not be all', () => {
  expect(isCut(match('name', MATCHED_PRODUCTS))).toBe(true)
  expect(isCut(match('name', MATCHED_PRODUCTS - 1))).toBe(false)
})

test('of a code, and where nothing was found, there are no more', () => {
  expect(isCut(match('code', MATCHED_PRODUCTS))).toBe(false)
  expect(isCut(match(null, 0))).toBe(false)
  expect(isCut('failed')).toBe(false)
  expect(isCut(undefined)).toBe(false)
})
