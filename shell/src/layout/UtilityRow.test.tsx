import { act, screen } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { POINT } from '../testing/trade-point'
import { UtilityRow } from './UtilityRow'

const at = (moment: string) => ({ now: () => Date.parse(moment) })

test('the shop is named, with its e-mail and its first phone', () => {
  renderPiece(<UtilityRow />, {
    shop: { NAME: 'Бланк', PHONES: ['+7 (495) 555-01-20', '8 800 555-01-71'], EMAIL: 'zakaz@blank.example' },
  })
  expect(screen.getByTitle('Бланк')).toHaveTextContent(/^Поставщик: Бланк$/)
  expect(screen.getByRole('link', { name: 'zakaz@blank.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@blank.example',
  )
  expect(screen.getByRole('link', { name: '+7 (495) 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
  expect(screen.queryByText('8 800 555-01-71')).toBeNull()
})

test('a notice takes the place of the name', () => {
  renderPiece(<UtilityRow />, {
    shop: { NAME: 'Бланк', SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: 'Собираем завтра' },
  })
  expect(screen.getByTitle('Собираем завтра')).toHaveTextContent(/^Собираем завтра$/)
  expect(screen.queryByText(/Поставщик/)).toBeNull()
})

test('what the shop does not have is left out', () => {
  renderPiece(<UtilityRow />, {
    shop: { PHONES: [], EMAIL: '', TRADEPOINT: null, LK_DOMAIN: null },
    plan: { routes: [] },
  })
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryByText('-')).toBeNull()
})

test('the link of the partners leads to their own cabinet', () => {
  renderPiece(<UtilityRow />, { shop: { LK_DOMAIN: 'lk.blank.example' } })
  expect(screen.getByRole('link', { name: 'Партнёрам' })).toHaveAttribute('href', 'https://lk.blank.example')
})

test('in holidays their hours stand there, the usual ones are its title', () => {
  renderPiece(<UtilityRow />, { shop: { TRADEPOINT: POINT }, platform: at('2026-01-02T12:00:00+03:00') })
  expect(screen.getByText(POINT.HOLIDAY_SCHEDULE)).toHaveAttribute('title', POINT.WORK_SCHEDULE)
  expect(screen.queryByText(POINT.WORK_SCHEDULE)).toBeNull()
})

describe('whether it is open stands beside the hours', () => {
  const open = (shop: object) =>
    renderPiece(<UtilityRow />, {
      shop: { TRADEPOINT: POINT, ...shop },
      platform: at('2026-03-02T12:00:00+03:00'),
    })
  /** The browser has been idle, and the code of the hours has come. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1000))
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('and is marked while it is', async () => {
    open({})
    await settle()
    expect(screen.getByText('открыто до 18:00')).toHaveAttribute('data-open', 'true')
    expect(screen.getByText(/^пн–пт/)).not.toHaveAttribute('title')
  })

  test('and is not marked while it is closed', async () => {
    renderPiece(<UtilityRow />, {
      shop: { TRADEPOINT: POINT },
      platform: at('2026-03-02T20:00:00+03:00'),
    })
    await settle()
    expect(screen.getByText(/^закрыто/)).not.toHaveAttribute('data-open')
  })

  test('unless a notice has the room', async () => {
    const { unmount } = open({})
    await settle()
    expect(screen.getByText('открыто до 18:00')).toBeVisible()
    unmount()
    open({ SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: 'Собираем завтра' })
    await settle()
    expect(screen.queryByText('открыто до 18:00')).toBeNull()
  })
})
