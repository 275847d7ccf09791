import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderPalette } from '../../testing/render-page'

const { called, intercept } = catalogApi()
const priceLists = () => called('/v3/api/catalog/section/?type=export')

test('[CAT-066] the palette downloads the price list for customers, and says that it is being made', async () => {
  intercept(({ path }) => {
    if (path === '/v3/api/catalog/section/') return { FILENAME: '/upload/price.xlsx' }
    return path === '/upload/price.xlsx' ? new Response('прайс') : undefined
  })
  const saved = jest.fn(() => 'blob:price')
  Object.assign(URL, { createObjectURL: saved })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
  const told = jest.spyOn(kernel.notices, 'show')
  await userEvent.type(screen.getByRole('combobox'), 'экспорт')
  await screen.findByRole('row', { name: 'Скачать прайс-лист' })
  await userEvent.keyboard('{Enter}')
  expect(told.mock.calls).toEqual([[{ text: 'Готовим прайс-лист, это может занять минуту.', lasting: true }]])
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(priceLists()).toHaveLength(1)
  await waitFor(() => expect(kernel.notices.current()).toEqual([]))
})

test('a second press while the file is being made asks for no other; its notice stays until it is over, or the session', async () => {
  intercept(({ path }) =>
    path === '/v3/api/catalog/section/' ? new Response(new ReadableStream()) : undefined,
  )
  const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
  await userEvent.type(screen.getByRole('combobox'), 'прайс')
  await screen.findByRole('row', { name: 'Скачать прайс-лист' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(priceLists()).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  expect(kernel.notices.current()).toMatchObject([
    { text: expect.stringMatching(/^Готовим прайс-лист/), lasting: true },
  ])
  expect(priceLists()).toHaveLength(1)
  kernel.bus.emit('session:changed', { state: 'visitor' })
  await waitFor(() => expect(kernel.notices.current()).toEqual([]))
})

test('a price list that does not come is said, and asked for again', async () => {
  intercept(({ path }) => (path === '/v3/api/catalog/section/' ? 502 : undefined))
  const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
  await screen.findByRole('row', { name: 'Скачать прайс-лист' })
  await userEvent.type(screen.getByRole('combobox'), 'прайс')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
  kernel.notices.current()[0]?.action?.run()
  await waitFor(() => expect(priceLists()).toHaveLength(2))
})

test('a visitor has no price list', async () => {
  renderPalette(['palette.actions'], { personal: { ID: null } })
  await userEvent.type(screen.getByRole('combobox'), 'прайс')
  expect(screen.queryByRole('row')).toBeNull()
})
