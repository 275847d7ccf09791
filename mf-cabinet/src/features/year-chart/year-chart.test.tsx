import { read } from '@e965/xlsx'
import { catchSavedFiles, createTestPlatform } from '@prilavok/shared-kernel/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'
import { lastMonths } from './last-months'
import { MonthBars } from './MonthBars'

describe('YearChart', () => {
  const { data, lists, intercept } = cabinetApi()

  const NOW = Date.parse('2026-02-15T10:00:00Z')
  const show = () => renderPage('/cabinet/info', { platform: createTestPlatform({ now: () => NOW }) })
  const year = async () => within(await screen.findByRole('region', { name: 'Заказы за год' }))
  const at = (CREATE_DATE: string, changes = {}) =>
    testOrder({ ID: Date.parse(CREATE_DATE), CREATE_DATE, ...changes })
  const ofYear = () => lists().filter(({ date_start }) => date_start)

  beforeEach(() => {
    data.orders = [
      at('2026-02-10T10:00:00Z', { POSITION_SUM: 300 }),
      at('2026-01-10T10:00:00Z', { POSITION_SUM: 1000 }),
      at('2026-01-09T10:00:00Z', { POSITION_SUM: 500 }),
      at('2026-01-08T10:00:00Z', { STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: '' } }),
    ]
  })

  test('the months of the year, what is usual, and what is left out; one call brings them', async () => {
    show()
    const block = await year()
    expect(await block.findByText(/1 800,00 ₽ за 12 месяцев/)).toBeVisible()
    expect(block.getByText(/^3 заказа, в среднем 600,00 ₽ за заказ и 900,00 ₽ в месяц$/)).toBeVisible()
    expect(block.getByText(/Отменённые заказы и заказы за баллы не учитываются/)).toBeVisible()
    const january = within(block.getByRole('table', { name: 'Заказы за год' })).getByRole('row', {
      name: /^Январь 2026/,
    })
    expect(
      within(january)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual(['2', '1 500,00 ₽', '750,00 ₽'])
    expect(block.queryByText(/больше, чем загружается/)).not.toBeInTheDocument()
    expect(ofYear()).toEqual([expect.objectContaining({ limit: '1000', date_start: '01.03.2025' })])
  })

  test('a year with more orders than one call answers says which are counted', async () => {
    data.count = 5000
    show()
    expect(await (await year()).findByText(/учтены последние 4, начиная с 08 января 2026/)).toBeVisible()
    expect(ofYear()).toHaveLength(1)
  })

  test('the months are saved as a table', async () => {
    const saved = catchSavedFiles()
    show()
    const block = await year()
    await userEvent.click(await block.findByRole('button', { name: 'Скачать таблицу' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Заказы за год.xlsx')
    const book = read(new Uint8Array((await saved[0]?.content.arrayBuffer()) as ArrayBuffer))
    const sheet = book.Sheets[book.SheetNames[0] as string]
    expect([sheet?.A12?.v, sheet?.B12?.v, sheet?.C12?.v, sheet?.D12?.v]).toEqual([
      'Январь 2026',
      2,
      1500,
      750,
    ])
  })

  test('what failed is asked for again', async () => {
    intercept(({ query }) => (query.get('date_start') ? 500 : undefined))
    show()
    const block = await year()
    intercept(() => undefined)
    await userEvent.click(await block.findByRole('button', { name: 'Повторить' }))
    expect(await block.findByText(/за 12 месяцев/)).toBeVisible()
  })

  test('who has ordered nothing for a year has no chart', async () => {
    data.orders = [at('2025-02-10T10:00:00Z'), at('2026-02-10T10:00:00Z', { IS_LOYALTY: 'Y' })]
    show()
    expect(await year()).toBeDefined()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Заказы за год' })).not.toBeInTheDocument(),
    )
  })
})

describe('MonthBars', () => {
  /** The last of them is February. */
  const months = (...sums: number[]) =>
    lastMonths('2026-02-15')
      .slice(-sums.length)
      .map((month, at) => ({ month, count: 1, sum: sums[at] ?? 0 }))
  const YEAR = months(0, 500, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 250)

  const show = (shown = YEAR, thousands = false) => {
    const { container } = render(<MonthBars months={shown} thousands={thousands} />)
    const all = (selector: string) => [...container.querySelectorAll(selector)]
    const numbers = (selector: string, name: string) =>
      all(selector).map((element) => Math.round(Number(element.getAttribute(name)) * 100) / 100)
    const texts = (selector: string) =>
      all(selector).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    return { all, numbers, texts }
  }

  test('bars are as high as their sums', () => {
    const heights = show().numbers('[data-bar]', 'height')
    const peak = Math.max(...heights)
    expect(heights.map((height) => height / peak)).toEqual([0, 0.5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0.25])
  })

  test('the peak and the present month carry their values', () => {
    expect(show().texts('[data-value]')).toEqual(['1 000', '250'])
  })
})
