import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, intercept } = catalogApi()

test('a section below another one has its name and the way to it before its own answer', async () => {
  data.sections = [
    testSection({ ID: 12, NAME: 'Ручки' }),
    testSection({ ID: 13, NAME: 'Гелевые', IBLOCK_SECTION_ID: 12, DEPTH_LEVEL: 2 }),
  ]
  data.products = testProducts(3)
  let answer: () => void = () => undefined
  const coming = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  intercept(({ path }) => (path === '/v3/api/catalog/section/13/' ? coming : undefined))
  renderPage('/catalog/12')
  const chips = within(await screen.findByRole('navigation', { name: 'Разделы' }))
  await userEvent.click(chips.getByRole('link', { name: /Гелевые/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /Гелевые/ })).toBeVisible()
  const way = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  expect(way.getByRole('link', { name: 'Ручки' })).toHaveAttribute('href', '/catalog/12')
  expect(screen.queryByRole('navigation', { name: 'Разделы' })).not.toBeInTheDocument()
  answer()
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /Гелевые/ })).toBeVisible()
})
