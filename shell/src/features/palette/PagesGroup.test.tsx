import { customerCookies } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPalette, paletteField } from '../../testing/palette'

test('pages of customers are offered to customers alone; without text there are none', async () => {
  await openPalette({ visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(screen.queryByRole('rowgroup', { name: /Страницы/ })).toBeNull()
  await userEvent.type(paletteField(), 'настр')
  expect(screen.getByRole('row', { name: 'Настройки' })).toBeInTheDocument()
})

test('pages that the supplier has written are offered by their names, those of both lists', async () => {
  await openPalette({
    pageLists: {
      front_up: [{ CODE: 'delivery', TITLE: 'Доставка' }],
      front_down: [{ CODE: 'vacancies', TITLE: 'Вакансии' }],
    },
  })
  await userEvent.type(paletteField(), 'достав')
  const pages = await screen.findByRole('rowgroup', { name: /Страницы/ })
  expect(within(pages).getByRole('row', { name: 'Доставка' })).toBeInTheDocument()
  expect(within(pages).queryByRole('row', { name: 'Вакансии' })).toBeNull()
  await userEvent.clear(paletteField())
  await userEvent.type(paletteField(), 'ваканс')
  expect(await screen.findByRole('row', { name: 'Вакансии' })).toBeInTheDocument()
})

test('a visitor is offered no page of customers', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'настр')
  expect(screen.queryByRole('row', { name: 'Настройки' })).toBeNull()
})

test('a page of a part that the supplier has written about, too, is offered once', async () => {
  await openPalette({ pageLists: { front_up: [{ CODE: 'contact_info', TITLE: 'Контакты' }] } })
  await userEvent.type(paletteField(), 'контакты')
  expect(await screen.findAllByRole('row', { name: 'Контакты' })).toHaveLength(1)
})

test('of pages that do not fit what is typed there is no group', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'ыъщ')
  expect(screen.queryByRole('rowgroup', { name: /Страницы/ })).toBeNull()
})
