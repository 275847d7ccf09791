import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { MainSlider } from './MainSlider'

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

test('each slide says which of how many it is, and where it leads', () => {
  open(2)
  expect(
    slider()
      .getAllByRole('group')
      .map((slide) => plain(slide.getAttribute('aria-label'))),
  ).toEqual(['1 из 2', '2 из 2'])
  for (const slide of slider().getAllByRole('group'))
    expect(slide).toHaveAttribute('aria-roledescription', 'слайд')
  expect(slider().getByRole('link', { name: 'Подробнее: Баннер 2' })).toHaveAttribute('href', '/catalog-list')
})

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

test('a single banner has no place among others, and its picture is asked for first', () => {
  open(1)
  expect(slider().queryByRole('group')).toBeNull()
  expect(slider().getByRole('presentation')).toHaveAttribute('fetchpriority', 'high')
  expect(slider().queryByText(/:/)).toBeNull()
})

test('only several banners are a carousel, which can be stopped and started again', () => {
  const { unmount } = open(1)
  const root = () => screen.getByRole('region', { name: 'Акции и предложения' })
  expect(root()).not.toHaveAttribute('aria-roledescription')
  expect(slider().queryByRole('button')).toBeNull()
  unmount()
  open(2)
  expect(root()).toHaveAttribute('aria-roledescription')
  press('Остановить показ')
  press('Продолжить показ')
  expect(slider().getByRole('button', { name: 'Остановить показ' })).toBeVisible()
})

test('pictures of the others come once they are the next, before they are shown', async () => {
  const pictures = () =>
    slider()
      .getAllByRole('presentation')
      .map((picture) => [picture.getAttribute('fetchpriority'), picture.getAttribute('loading')])
  open(4)
  expect(pictures()).toEqual([
    ['high', null],
    [null, 'lazy'],
    [null, 'lazy'],
    [null, 'lazy'],
  ])
  await waitFor(() => expect(pictures().map(([, loading]) => loading)).toEqual([null, null, 'lazy', null]))
})
