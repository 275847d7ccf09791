import {
  testDetail,
  testProducts,
  testSection,
  UNREADABLE_ANSWERS,
  UNREADABLE_TEXT,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, intercept } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = testProducts(3)
  data.detail = testDetail()
})

const PAGES = ['/catalog-list', '/catalog-list/12', '/catalog/12', '/product/1', '/search?q=ручка']
const busy = () => ['generic', 'list'].flatMap((role) => screen.queryAllByRole(role, { busy: true }))
const loaded = () => screen.findAllByRole('link', { name: /Ручк|Товар 1|Все товары раздела/ })

/** Each block that has failed has its own. */
async function tryAgain() {
  for (const button of screen.getAllByRole('button', { name: 'Повторить' })) await userEvent.click(button)
}

test.each(UNREADABLE_ANSWERS)(
  'where every answer is %s a list says so and loads with another try',
  async (_what, answer) => {
    intercept(answer)
    renderPage('/catalog/12')
    for (const alert of await screen.findAllByRole('alert')) expect(alert).toHaveTextContent(UNREADABLE_TEXT)
    intercept(() => undefined)
    await tryAgain()
    expect((await loaded()).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
)

test.each(PAGES)('[KERN-018] %s says that it loads, then why it failed, then what it has', async (path) => {
  intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
  renderPage(path)
  expect(busy()[0]).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  for (const alert of await screen.findAllByRole('alert'))
    expect(alert).toHaveTextContent('Нет связи с базой')
  await waitFor(() => expect(busy()).toEqual([]))
  intercept(() => undefined)
  await tryAgain()
  expect((await loaded()).length).toBeGreaterThan(0)
  await waitFor(() => expect(busy()).toEqual([]))
})
