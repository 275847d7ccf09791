import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()
// The code of long lists comes a moment later: on a busy machine its first load takes longer than a test waits.
beforeAll(async () => void (await import('@prilavok/shared-kernel/ui/long-rows')), 30_000)

const MANY = 300
/** The first page of a file renders slowly on a busy machine. */
const PATIENT = { timeout: 15_000 }

// jsdom lays nothing out: a row is as high as it is said to be.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  state.rows.main = testRows(MANY)
})

const open = async () => {
  renderPage('/basket')
  const group = within(await screen.findByRole('region', { name: 'В наличии' }))
  // The code of long lists comes a moment later.
  await waitFor(
    () => expect(group.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(MANY)),
    PATIENT,
  )
  return group
}

test('a basket of hundreds renders the rows near the screen and says how many there are', async () => {
  const group = await open()
  const rows = group.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(80)
  expect(rows.length).toBeGreaterThan(5)
})

test('«Выбрать всё» and the removal meet every row, also those that are not rendered', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать всё' }))
  await userEvent.click(screen.getByRole('button', { name: /Удалить выбранные/ }))
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  expect(called('POST')[0]?.match(/products\[\d+\]=0/g)).toHaveLength(MANY)
})

test('what is printed is a table of every row and the sums; the list renders no more rows for it', async () => {
  const group = await open()
  const rendered = group.getAllByRole('listitem').length
  fireEvent(window, new Event('beforeprint'))
  // On the screen the sheet is not seen.
  const sheet = within(screen.getByRole('article', { hidden: true }))
  const lines = sheet.getAllByRole('row', { hidden: true })
  expect(lines).toHaveLength(MANY + 1)
  expect(lines.at(-1)).toHaveTextContent(/^300.*Товар 30010\sшт\.100,00\s₽1\s000,00\s₽$/)
  expect(group.getAllByRole('listitem')).toHaveLength(rendered)
  expect(screen.getByRole('article', { hidden: true })).toHaveTextContent(/Итого300\s000,00/)
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('article', { hidden: true })).toBeNull()
})

test('the find of the browser, from the find of the page, meets every row', async () => {
  const group = await open()
  const find = screen.getByRole('searchbox', { name: /Найти в\sкорзине/ })
  fireEvent.keyDown(find, { key: 'f', code: 'KeyF', ctrlKey: true })
  expect(group.getAllByRole('listitem')).toHaveLength(MANY)
})
