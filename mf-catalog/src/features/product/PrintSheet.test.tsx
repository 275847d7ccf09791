import { partKernel, renderWithKernel, testDetail } from '@prilavok/shared-kernel/testing'
import { PrintSheet } from './PrintSheet'

const NOW = Date.parse('2026-03-02T22:30:00Z')
const show = (
  changes: Parameters<typeof testDetail>[0] = {},
  shop = {},
  photo: string | undefined = '/1.webp',
) => {
  const { container } = renderWithKernel(
    <PrintSheet
      product={testDetail({ ID: 77, NAME: 'Ручка', ...changes })}
      photo={photo}
      properties={[{ CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' }]}
      price={<b>18,40 ₽</b>}
      stock={<i>120 шт.</i>}
    />,
    { kernel: partKernel({ shop, platform: { now: () => NOW } }) },
  )
  return { sheet: container, text: container.textContent?.replace(/[\u00a0\u2009]/g, ' ') ?? '' }
}

test('what the shop does not have leaves no empty line', () => {
  const { sheet } = show({}, { PHONES: [], EMAIL: '', TRADEPOINT: null })
  expect(sheet.querySelector('header')?.children[1]?.textContent).toBe('')
})

test('the price is that of the day where the shop is', () => {
  expect(show({}, { TIME_ZONE: 'Europe/Moscow' }).text).toMatch(/Цена на 0?3\D/)
  expect(show({}, { TIME_ZONE: 'UTC' }).text).toMatch(/Цена на 0?2\D/)
})

test('a smallest order is told where it is more than one', () => {
  const of = (MIN: number) => show({ UP_MULTIPLICITY: { MIN, STEP: 1 } }).text
  expect(of(1)).not.toContain('Минимальная партия')
  expect(of(2)).toContain('Минимальная партия 2 шт.')
})
