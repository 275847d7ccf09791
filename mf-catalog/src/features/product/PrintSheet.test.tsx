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

test('whose shop it is, and how to reach it, line by line', () => {
  const { sheet } = show(
    {},
    {
      NAME: 'Лавка',
      DOMAIN_NAME: 'shop.example',
      PHONES: ['+7 495 200-01-01', '8 800 555-01-71'],
      EMAIL: 'sales@shop.example',
      TRADEPOINT: null,
    },
  )
  const [name, contacts] = [...(sheet.querySelector('header')?.children ?? [])]
  expect(name?.textContent).toBe('Лавка\nshop.example/product/77')
  expect(contacts?.textContent).toBe('+7 495 200-01-01\n8 800 555-01-71\nsales@shop.example')
})

test('what the shop does not have leaves no empty line', () => {
  const { sheet } = show({}, { PHONES: [], EMAIL: '', TRADEPOINT: null })
  expect(sheet.querySelector('header')?.children[1]?.textContent).toBe('')
})

test('the product: name, code, price, stock, properties, description', () => {
  const { sheet, text } = show()
  expect(sheet.querySelector('h1')).toHaveTextContent('Ручка')
  for (const part of [
    'Код 184 302',
    '18,40 ₽',
    '120 шт.',
    'Свойства',
    'Цветсиний',
    'Автоматическая шариковая ручка.',
  ])
    expect(text).toContain(part)
  expect(sheet.querySelector('img')).toHaveAttribute('src', '/1.webp')
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
