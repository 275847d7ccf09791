import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { testRow } from '../../testing/test-rows'
import { RowSum } from './RowSum'

test.each<[BasketType, string]>([
  ['main', '1 840,00 USD184,00 за уп.'],
  ['loyalty', '1 840 Б184 Б за уп.'],
])('a row of the %s basket says what it costs, and what one does', (basket, text) => {
  const row = testRow({ SUM: 1840, CURRENCY: 'USD', PACK: 'Y' })
  const { container } = renderWithKernel(<RowSum {...{ row, basket }} price={184} />)
  expect(container.textContent?.replace(/\s/g, ' ')).toBe(text)
})
