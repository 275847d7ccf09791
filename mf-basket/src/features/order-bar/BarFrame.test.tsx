import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { BarFrame } from './BarFrame'

type Props = ComponentProps<typeof BarFrame>
const track = (sum: number, minOrder: number, freeFrom: number): Props['track'] => ({
  ...{ sum, deliverySum: sum, minOrder, freeFrom },
  ...{ priceType: 26, currency: 'RUB' },
})
const NOTHING = track(500, 0, 0)
const render = (changes: Partial<Props> = {}) => {
  renderWithKernel(
    <BarFrame
      label="Заказ"
      sum="500 ₽"
      track={NOTHING}
      button={<button type="button">Дальше</button>}
      {...changes}
    />,
  )
  const bar = screen.getByRole('region', { name: 'Заказ' })
  return { bar, isSilent: bar.querySelector('[data-silent]') !== null }
}

test('with no threshold it says the sum and why the button is closed, nothing of a track', () => {
  const { bar, isSilent } = render({ note: 'Корзина пуста' })
  expect(bar).toHaveTextContent(/^500 ₽Корзина пустаДальше$/)
  expect(isSilent).toBe(false)
})

test('without a note it is silent', () => {
  const { bar, isSilent } = render()
  expect(bar).toHaveTextContent(/^500 ₽Дальше$/)
  expect(isSilent).toBe(true)
})

test('below a threshold the track speaks, the note does not', () => {
  const { bar, isSilent } = render({ track: track(500, 1000, 0), note: 'Корзина пуста' })
  expect(bar).toHaveTextContent(/До минимального заказа осталось/)
  expect(bar).not.toHaveTextContent('Корзина пуста')
  expect(isSilent).toBe(false)
})

test('what stands before the sum and beside the button is shown where it is given', () => {
  const { bar } = render({ lead: <i>В заказе 5</i>, hint: <i>Enter</i> })
  expect(bar).toHaveTextContent(/^В заказе 5500 ₽EnterДальше$/)
})

test.each([true, false])('only for narrow screens: %s', (compactOnly) => {
  const { bar } = render({ compactOnly })
  expect(bar.hasAttribute('data-compact-only')).toBe(compactOnly)
  expect(bar.previousElementSibling?.hasAttribute('data-compact-only')).toBe(compactOnly)
})
