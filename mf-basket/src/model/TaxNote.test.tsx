import { render } from '@testing-library/react'
import { TaxNote } from './TaxNote'

test.each([
  ['main', 'с НДС', 'Цены с НДС'],
  ['main', 'НДС 20 %', ''],
  ['main', '', ''],
  ['loyalty', 'с НДС', ''],
] as const)('of a tax of the %s basket, «%s», it is said «%s»', (basket, taxType, text) => {
  const { container } = render(<TaxNote basket={basket} info={{ taxType }} />)
  expect(container.textContent).toBe(text)
})
