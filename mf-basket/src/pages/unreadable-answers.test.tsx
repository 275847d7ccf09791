import { UNREADABLE_ANSWERS, UNREADABLE_TEXT } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRows } from '../testing/test-rows'

const { data, intercept } = basketApi()

describe.each(UNREADABLE_ANSWERS)('every answer is %s', (_what, answer) => {
  test.each(['/basket', '/basket/ordering'])('%s says so and loads with another try', async (path) => {
    data.rows.main = testRows(1)
    intercept(answer)
    const { kernel } = renderPage(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE_TEXT)
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Товар 1')).toBeInTheDocument()
    expect(kernel.modals.current()).toEqual([])
  })
})

test.each(['/basket', '/basket/ordering'])(
  '[KERN-018] %s says that it loads, then why it failed, then what it has',
  async (path) => {
    data.rows.main = testRows(1)
    intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
    renderPage(path)
    expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
    expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Товар 1')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
  },
)
