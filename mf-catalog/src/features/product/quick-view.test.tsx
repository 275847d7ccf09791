import { testDetail, testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, intercept } = catalogApi()

test('[CAT-061] a card opens QuickView by its name, with the product', async () => {
  data.sections = [testSection({ ID: 12 })]
  data.products = [testProduct({ ID: 77 })]
  const { kernel, url } = renderPage('/catalog/12?view=cards')
  await userEvent.click(await screen.findByRole('button', { name: 'Быстрый просмотр' }))
  expect(kernel.modals.current()).toEqual([{ name: 'QuickView', props: { productId: 77 } }])
  expect(url()).toBe('/catalog/12?view=cards')
})

test('QuickView shows at once what the list knows, while the rest is on its way', async () => {
  data.sections = [testSection({ ID: 12 })]
  data.products = [testProduct({ ID: 77, NAME: 'Ручка' })]
  data.detail = testDetail({ ID: 77, NAME: 'Ручка' })
  data.productGate = new Promise(() => undefined)
  const { kernel } = renderPage('/catalog/12')
  await screen.findByRole('link', { name: 'Ручка' })
  act(() => kernel.modals.open('QuickView', { productId: 77 }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
  expect(dialog.getByText('18,40 ₽')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'В корзину' })).toBeEnabled()
})

test('what the list knows stays when the rest does not come; «Повторить» asks for it again', async () => {
  data.sections = [testSection({ ID: 12 })]
  data.products = [testProduct({ ID: 77, NAME: 'Ручка' })]
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_TM: { ID: 1, TITLE: 'Литера' } })
  const answer = { fails: true }
  intercept(({ path }) => (answer.fails && path === '/v3/api/catalog/product/77/' ? 500 : undefined))
  const { kernel } = renderPage('/catalog/12')
  await screen.findByRole('link', { name: 'Ручка' })
  act(() => kernel.modals.open('QuickView', { productId: 77 }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Не всё о товаре загрузилось')
  await userEvent.click(dialog.getByRole('button', { name: 'Увеличить' }))
  answer.fails = false
  await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
  expect(await dialog.findByText('Литера')).toBeVisible()
  expect(dialog.queryByRole('alert')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(data.basket.get(77)).toBe(2))
})

test('[CAT-061] QuickView shows the product with its quantity control and a link to its page', async () => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_TM: { ID: 1, TITLE: 'Литера' } })
  const { url } = renderModal('QuickView', { productId: 77 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
  expect(dialog.getByText('18,40 ₽')).toBeVisible()
  expect(dialog.getByText('Литера')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Увеличить' }))
  await userEvent.click(dialog.getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(data.basket.get(77)).toBe(2))
  await userEvent.click(dialog.getByRole('link', { name: 'Открыть страницу товара' }))
  expect(url()).toBe('/product/77')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
