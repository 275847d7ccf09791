import { testSection } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderSlot } from '../testing/render-page'

const { data, calls, intercept } = catalogApi()
beforeEach(() => {
  data.sections = [
    testSection({ ID: 1, NAME: 'Бумага', SORT: 1 }),
    testSection({ ID: 2, NAME: 'Для офиса', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 }),
    testSection({ ID: 3, NAME: 'Белая', IBLOCK_SECTION_ID: 2, DEPTH_LEVEL: 3 }),
    testSection({ ID: 4, NAME: 'А4', IBLOCK_SECTION_ID: 3, DEPTH_LEVEL: 4 }),
    testSection({ ID: 5, NAME: 'Ручки', SORT: 2 }),
    testSection({ ID: 6, NAME: 'Гелевые', IBLOCK_SECTION_ID: 5, DEPTH_LEVEL: 2 }),
  ]
})

test('[CAT-011] [CAT-012] the menu shows three levels of the four that were asked for', async () => {
  renderSlot('header.catalogMenu', { onNavigate: () => undefined })
  expect(await screen.findByRole('link', { name: 'Белая' })).toHaveAttribute('href', '/catalog/3')
  expect(screen.queryByRole('link', { name: 'А4' })).toBeNull()
  expect(calls[0]).toContain('depth=4')
})

test('[KERN-018] it says that it loads, then why it failed, then what it has', async () => {
  intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
  renderSlot('header.catalogMenu', { onNavigate: () => undefined })
  expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
  expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Белая' })).toBeVisible()
})

test('arrows go through the sections, into the pane of one and back; a link closes the menu', async () => {
  const onNavigate = jest.fn()
  renderSlot('header.catalogMenu', { onNavigate })
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы каталога' }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(menu.getByRole('link', { name: 'Гелевые' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(menu.getByRole('link', { name: 'Гелевые' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(menu.getAllByRole('link', { name: 'Ручки' })[0]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onNavigate).toHaveBeenCalled()
})
