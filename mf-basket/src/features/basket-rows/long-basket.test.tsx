import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()
const MANY = 300

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
  await waitFor(() => expect(group.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(MANY)))
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

test('the find of the browser meets every row', async () => {
  const group = await open()
  fireEvent.keyDown(document.body, { key: 'f', code: 'KeyF', ctrlKey: true })
  expect(group.getAllByRole('listitem')).toHaveLength(MANY)
})
