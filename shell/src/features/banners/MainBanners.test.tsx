import type { Banner } from '@prilavok/shared-kernel/contract'
import { act, screen, within } from '@testing-library/react'
import { keys } from '../../api/keys'
import { noBanners, PROMO, promoApi, testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { MainBanners } from './MainBanners'

const { data, intercept } = promoApi()

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

const slider = () => screen.queryByRole('region', { name: 'Акции и предложения' })
/** The shop has answered with these. */
const show = async (MAIN: Banner[], MAIN_RIGHT: Banner[]) => {
  data.promo = { MAIN, MAIN_RIGHT }
  const rendered = renderPiece(<MainBanners />, { banners: 'unknown' })
  await screen.findAllByText(/^Баннер/)
  return rendered
}
const root = () => document.querySelector('[data-main]')

test('while they are on their way their place is kept', async () => {
  intercept(({ path }) => (path === PROMO ? new Promise<object>(() => undefined) : undefined))
  renderPiece(<MainBanners />, { banners: 'unknown' })
  expect(root()).toHaveAttribute('aria-busy', 'true')
  expect(root()).not.toBeEmptyDOMElement()
})

test('a shop without any has no place for them', () => {
  const { container } = renderPiece(<MainBanners />)
  expect(container).toBeEmptyDOMElement()
})

test('both stand beside each other', async () => {
  await show([testBanner(1)], [testBanner(11), testBanner(12)])
  expect(root()).toHaveAttribute('data-both')
  expect(slider()).toBeVisible()
  const pictures = [...document.querySelectorAll('img')].slice(1)
  expect(pictures.map((picture) => [picture.width, picture.height, picture.getAttribute('loading')])).toEqual(
    [
      [336, 138, 'lazy'],
      [336, 138, 'lazy'],
    ],
  )
})

test('the slider stands alone, and so does what stands beside it', async () => {
  const { unmount } = await show([testBanner(1)], [])
  expect(root()).not.toHaveAttribute('data-both')
  expect(root()?.children).toHaveLength(1)
  unmount()
  await show([], [testBanner(11)])
  expect(root()).not.toHaveAttribute('data-both')
  expect(root()?.children).toHaveLength(1)
  expect(slider()).toBeNull()
})

test('the same banners once more stay where they are, others begin with the first', async () => {
  const { kernel } = await show([testBanner(1), testBanner(2)], [])
  const press = () =>
    act(() =>
      within(slider() as HTMLElement)
        .getByRole('button', { name: 'Следующий слайд' })
        .click(),
    )
  const current = () =>
    within(slider() as HTMLElement)
      .getByText(/^\d.\/.\d$/)
      .textContent?.charAt(0)
  const answer = (MAIN: Banner[]) =>
    act(() => void kernel.query.setQueryData(keys.promo, { ITEMS: { ...noBanners().ITEMS, MAIN } }))
  press()
  answer([testBanner(1, { TITLE: 'Баннер 1а' }), testBanner(2)])
  await screen.findByText('Баннер 1а')
  expect(current()).toBe('2')
  answer([testBanner(12), testBanner(2)])
  await screen.findByText('Баннер 12')
  expect(current()).toBe('1')
})
