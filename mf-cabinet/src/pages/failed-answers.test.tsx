import { UNREADABLE_ANSWERS, UNREADABLE_TEXT } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../api/keys'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'

const { intercept } = cabinetApi()

const PAGES = ['/cabinet/orders', '/cabinet/orders/390']

describe.each(UNREADABLE_ANSWERS)('every answer is %s', (_what, answer) => {
  test.each(PAGES)('%s says so and loads with another try', async (path) => {
    intercept(answer)
    renderPage(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE_TEXT)
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findAllByText(/48390/)).not.toHaveLength(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test.each(PAGES)('%s keeps what it shows when loading it anew fails', async (path) => {
  const { kernel } = renderPage(path)
  expect(await screen.findAllByText(/48390/)).not.toHaveLength(0)
  intercept(() => 0)
  await act(() => kernel.query.refetchQueries({ queryKey: keys.orders }))
  expect(screen.getAllByText(/48390/)).not.toHaveLength(0)
})

test.each(PAGES)('[KERN-018] %s says that it loads, then why it failed, then what it has', async (path) => {
  intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
  renderPage(path)
  expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
  expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findAllByText(/48390/)).not.toHaveLength(0)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
})
