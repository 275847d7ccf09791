import { queryKeys } from '@prilavok/shared-kernel/queries'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { loginReason } from './login-reason'

const kernelWith = (favourites?: number) => {
  const kernel = testKernel({ plan: shopPlan() })
  if (favourites !== undefined) kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: favourites })
  return kernel
}
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  [undefined, 'Избранное открывается после входа.'],
  [0, 'Избранное открывается после входа.'],
  [1, 'Избранное открывается после входа. Отмеченные товары сохранятся и будут в нём.'],
])('of the favourites with %s marked', (count, reason) => {
  for (const url of ['/catalog/favorite', '/catalog/favorite?page=2', '/catalog/favorite#top'])
    expect(plain(loginReason(kernelWith(count), url))).toBe(reason)
})

test('a page of customers says its name', () => {
  expect(loginReason(kernelWith(), '/cabinet/orders?status=1')).toBe(
    'Раздел «Мои заказы» открывается после входа.',
  )
})

test.each(['/catalog-list', '/no-such-page', '/cabinet/orders/7'])('%s has no reason to say', (url) => {
  expect(loginReason(kernelWith(), url)).toBeUndefined()
})
