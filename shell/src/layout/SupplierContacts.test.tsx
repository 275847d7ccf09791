import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../testing/render-app'
import { POINT } from '../testing/trade-point'
import { SupplierContacts } from './SupplierContacts'

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('everything that the shop says of itself, in its order', () => {
  renderPiece(<SupplierContacts />, {
    shop: {
      NAME: 'Бланк',
      PHONES: ['+7 (495) 555-01-20', '8 800 555-01-71'],
      EMAIL: 'zakaz@blank.example',
      TRADEPOINT: POINT,
      SHOW_DELAY_TEXT: 'Y',
      ABOUT_DELAY: 'Собираем завтра',
      LK_DOMAIN: 'lk.blank.example',
    },
    platform: { now: () => Date.parse('2026-01-02T12:00:00+03:00') },
  })
  expect(screen.getByRole('heading', { name: 'Поставщик Бланк' })).toBeVisible()
  expect(lines().filter((line) => !line?.includes('вопрос'))).toEqual([
    '+7 (495) 555-01-20',
    '8 800 555-01-71',
    'zakaz@blank.example',
    POINT.ADDRESS.SPECIFICATION,
    'Часы работы: пн–пт 9:00–18:00',
    POINT.HOLIDAY_SCHEDULE,
    'Собираем завтра',
    'Партнёрам',
  ])
  expect(screen.getByRole('link', { name: '8 800 555-01-71' })).toHaveAttribute('href', 'tel:88005550171')
  expect(screen.getByRole('link', { name: 'zakaz@blank.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@blank.example',
  )
  expect(screen.getByRole('link', { name: 'Партнёрам' })).toHaveAttribute('href', 'https://lk.blank.example')
})

test('a shop that gives nothing can still be asked, and has «-» for its hours', async () => {
  const asked = jest.fn()
  renderPiece(<SupplierContacts onAsk={asked} />, {
    shop: { PHONES: [], EMAIL: '', TRADEPOINT: null, SHOW_DELAY_TEXT: 'N', LK_DOMAIN: null },
  })
  expect(lines()).toHaveLength(2)
  expect(screen.getByText('Часы работы: -')).toBeVisible()
  await userEvent.click(screen.getByText(/Задать вопрос/))
  expect(asked).toHaveBeenCalledTimes(1)
})
