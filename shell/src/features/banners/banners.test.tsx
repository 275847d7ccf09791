import { act, fireEvent, screen, within } from '@testing-library/react'
import { testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { bannerTarget } from './banner-target'
import { MainSlider } from './MainSlider'

describe('banners', () => {
  describe('MainSlider', () => {
    beforeEach(() => {
      window.matchMedia = () => ({ matches: false }) as MediaQueryList
    })
    afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

    const slider = () => within(screen.getByRole('region', { name: 'Акции и предложения' }))
    const open = (count: number) =>
      renderPiece(<MainSlider banners={Array.from({ length: count }, (_, at) => testBanner(at + 1))} />)
    const said = () => slider().getByText(/:/)
    const press = (name: string) => fireEvent.click(slider().getByRole('button', { name }))
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

    test('a change that the buyer makes is said, one that comes by itself is not', () => {
      open(2)
      expect(plain(said().textContent)).toBe('1 из 2: Баннер 1')
      expect(said()).toHaveAttribute('aria-live', 'off')
      press('Остановить показ')
      press('Следующий слайд')
      expect(plain(said().textContent)).toBe('2 из 2: Баннер 2')
      expect(said()).toHaveAttribute('aria-live', 'polite')
      press('Следующий слайд')
      expect(plain(said().textContent)).toBe('1 из 2: Баннер 1')
      press('Предыдущий слайд')
      expect(plain(slider().getByText(/\//).textContent)).toBe('2 / 2')
    })
  })

  describe('use-slides', () => {
    const motion = { isReduced: false }
    const seen: string[] = []

    beforeEach(() => {
      motion.isReduced = false
      seen.length = 0
      window.matchMedia = (query) => {
        seen.push(query)
        return { matches: motion.isReduced } as MediaQueryList
      }
      jest.useFakeTimers()
    })
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
      Reflect.deleteProperty(window, 'matchMedia')
    })

    const slider = () => screen.getByRole('region', { name: 'Акции и предложения' })
    const current = () =>
      within(slider())
        .getByText(/^\d.\/.\d$/)
        .textContent?.charAt(0)
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    const open = (count: number) =>
      renderPiece(<MainSlider banners={Array.from({ length: count }, (_, at) => testBanner(at + 1))} />)
    test('in a tab that nobody sees they stay', () => {
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      open(2)
      pass(20_000)
      expect(current()).toBe('1')
      hidden.mockReturnValue(false)
      pass(5000)
      expect(current()).toBe('2')
    })
  })

  describe('banner-target', () => {
    const hasRoute = (path: string) => /^\/(catalog-list|search)\b/.test(path)

    test.each([
      ['/catalog-list', { to: '/catalog-list' }],
      ['/search?q=ручка#top', { to: '/search?q=%D1%80%D1%83%D1%87%D0%BA%D0%B0#top' }],
      ['https://shop.localhost/catalog-list', { to: '/catalog-list' }],
      ['http://shop.localhost/catalog-list', { to: '/catalog-list' }],
      ['https://partner.example/offer?id=1', { href: 'https://partner.example/offer?id=1' }],
      ['//partner.example/offer', { href: 'https://partner.example/offer' }],
      ['/upload/catalogue.pdf', { href: '/upload/catalogue.pdf' }],
      ['/no-such-page', undefined],
      ['https://', undefined],
      ['javascript:alert(1)', undefined],
      ['data:text/html,1', undefined],
      ['/upload/catalogue.pdf/more', undefined],
      ['/upload.pdf/', undefined],
      ['/upload/catalogue.pdf?v=2', { href: '/upload/catalogue.pdf?v=2' }],
      ['/upload/.', undefined],
      ['catalog-list', { to: '/catalog-list' }],
      ['xhttps://shop.localhost/catalog-list', undefined],
      ['ftp://partner.example/', undefined],
      ['', undefined],
      [null, undefined],
    ])('a banner with the link %s leads to %j', (link, target) =>
      expect(bannerTarget(link, 'shop.localhost', hasRoute)).toEqual(target),
    )
  })
})
