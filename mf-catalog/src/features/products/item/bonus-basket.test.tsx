import { LOGGED_IN, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderModal, renderPage } from '../../../testing/render-page'
import { productsOf } from '../../../testing/show-product'

const { data, called } = catalogApi()
const { show } = productsOf(data)

const MUG = { ID: 7, NAME: 'Термокружка', LOYALTY_PRICE: 120, UP_MULTIPLICITY: { MIN: 1, STEP: 1 } }
const WITH_POINTS = { cookies: LOGGED_IN, personal: { LOYALTY: 'Y' as const } }
const link = (name: RegExp) => screen.findByRole('link', { name })

test.each(['row', 'card'] as const)(
  '[CAT-042] the price in points of a %s puts as many as were chosen into the bonus basket, and leads there',
  async (view) => {
    const { itemOf, kernel } = show(view, [testProduct(MUG)], WITH_POINTS)
    await userEvent.click(itemOf(MUG.NAME).getByRole('button', { name: 'Увеличить' }))
    const add = await screen.findByRole('button', { name: /^или 120.Б — в.бонусную корзину 2.шт.$/ })
    add.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: /за баллы$/ })).toHaveFocus()
    expect(await link(/^2.шт. за баллы$/)).toHaveAttribute('href', '/basket?type=loyalty')
    await waitFor(() => expect(data.bonus).toEqual(new Map([[7, 2]])))
    expect(data.basket.get(7)).toBeFalsy()
    expect(kernel.notices.current()).toMatchObject([{ action: { label: 'Отменить' } }])
  },
)

test('what the bonus basket holds is said without a press; each product by itself', async () => {
  data.bonus.set(7, 3)
  show('row', [testProduct(MUG), testProduct({ ...MUG, ID: 8, NAME: 'Плед' })], WITH_POINTS)
  expect(await link(/^3.шт. за баллы$/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^или 120/ })).toHaveLength(1)
})

test('a product that was not taken has its button again', async () => {
  data.rejection = 'Баллов не хватает'
  const { kernel } = show('row', [testProduct(MUG)], WITH_POINTS)
  await userEvent.click(await screen.findByRole('button', { name: /^или 120/ }))
  expect(await screen.findByRole('button', { name: /^или 120/ })).toBeVisible()
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: 'Баллов не хватает' }])
})

test.each([0, 1])('a bonus basket of %i that cannot be read takes products', async (count) => {
  data.bonusUnread = true
  if (count > 0) data.bonus.set(8, count)
  show('row', [testProduct(MUG)], WITH_POINTS)
  await userEvent.click(await screen.findByRole('button', { name: /^или 120/ }))
  expect(screen.getByRole('link', { name: /^1.шт. за баллы$/ })).toBeVisible()
  await waitFor(() => expect(data.bonus.get(7)).toBe(1))
  await waitFor(() => expect(called('/loyalty/get/').length).toBeGreaterThan(1))
  expect(await link(/^1.шт. за баллы$/)).toBeVisible()
})

test.each<[string, object, object]>([
  ['neither in stock nor to order', { REMAIN: 0, TO_ORDER: 'N' }, WITH_POINTS],
  ['of no assortment', { ASSORTMENT: 'N' }, WITH_POINTS],
  ['without a price in points', { LOYALTY_PRICE: null }, WITH_POINTS],
  ['of a visitor', {}, {}],
])('a product %s has no way there, and nothing is asked of it', async (_what, changes, options) => {
  show('row', [testProduct({ ...MUG, ...changes })], options)
  await screen.findByRole('listitem', { name: MUG.NAME })
  expect(screen.queryByRole('button', { name: /^или/ })).toBeNull()
  expect(called('/loyalty/')).toEqual([])
})

test.each(['page', 'QuickView'])('the %s of a product has a button of its own for it', async (place) => {
  data.detail = testDetail(MUG)
  data.personal = { ID: 1, LOYALTY: 'Y' }
  const options = { cookies: LOGGED_IN }
  if (place === 'page') renderPage('/product/7', options)
  else renderModal('QuickView', { productId: 7 }, { path: '/catalog/12', ...options })
  await userEvent.click(await screen.findByRole('button', { name: /^В.бонусную корзину за 120/ }))
  expect(await link(/^В.бонусной корзине 1.шт.$/)).toHaveAttribute('href', '/basket?type=loyalty')
  expect(called('/loyalty/').filter((call) => call.startsWith('POST'))).toHaveLength(1)
})
