import type { Product } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { repeatRow, repeatViews } from '../../testing/test-repeat'
import { AnalogChoice } from './AnalogChoice'

const analog = (ID: number, changes: Partial<Product> = {}) =>
  testProduct({ ID, NAME: `Аналог ${ID}`, UP_CODE_1C: '205588', PRICE: 14, REMAIN: 1000, ...changes })
function show(...analogs: Product[]) {
  const [view] = repeatViews([{ ...repeatRow(1, { ASSORTMENT: 'N' }), analogs }])
  if (!view) throw new Error('There is no row.')
  renderWithKernel(<AnalogChoice view={view} money={(sum) => `<${sum}>`} onTake={() => undefined} />)
  return screen.getByRole('radiogroup', { name: 'Чем заменить: Товар 1' })
}
const options = (group: HTMLElement) =>
  [...group.children].map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('each analog has name, code, stock and price; none is one, too', () => {
  const group = show(analog(60), analog(61, { REMAIN: 0, TO_ORDER: 'Y', PRICE: 9 }))
  expect(options(group)).toEqual([
    'Аналог 60Код 205 5881 000 шт.<14>',
    'Аналог 61Код 205 588Под заказ<9>',
    'Не заменять',
  ])
})

test('the one that is taken is checked, or none; they are one choice', () => {
  show(analog(60), analog(61))
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['analog-1']))
})

test('where none is proposed, none is checked but that', () => {
  show(analog(60, { UP_MULTIPLICITY: { MIN: 50, STEP: 50 } }))
  expect(screen.getByRole('radio', { name: 'Не заменять' })).toBeChecked()
})

test.each([
  ['/preview.svg', '/detail.svg', '/preview.svg'],
  [null, '/detail.svg', '/detail.svg'],
])('of the pictures %s and %s it shows %s', (PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH, src) => {
  const group = show(analog(60, { PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH }))
  expect(group.querySelector('img')?.getAttribute('src')).toContain(src)
})
