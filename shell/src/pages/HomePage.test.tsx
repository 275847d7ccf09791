import type { BannerPlacement, SlotProps } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PROMO, promoApi, testBanner } from '../testing/promo-api'
import { renderApp } from '../testing/render-app'
import { prefetch } from './HomePage'

const { data, promoCalls, intercept } = promoApi()

const openHome = (options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ banners: 'unknown', ...options })

const reduced = { motion: false }
beforeEach(() => {
  reduced.motion = false
  window.matchMedia = (query) => ({ matches: query.includes('reduce') && reduced.motion }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

const slider = () => screen.findByRole('region', { name: 'Акции и предложения' })
const slides = (region: HTMLElement) => within(region).getAllByRole('group')
const showed = (region: HTMLElement) => slides(region).map((slide) => slide.getAttribute('data-showed'))
/** «2 / 3» of the slider. */
const current = (region: HTMLElement) =>
  within(region)
    .getByText(/^\d.\/.\d$/)
    .textContent?.charAt(0)
const press = (region: HTMLElement, name: string) =>
  userEvent.click(within(region).getByRole('button', { name }))
const main = (count: number) => Array.from({ length: count }, (_, at) => testBanner(at + 1))

/** Blocks of a catalogue: the banners that the shell gives stand between them. */
const BLOCKS = {
  'mf-catalog/./HomeBlocks': {
    default: ({ banners = [] }: SlotProps['home.blocks']) =>
      banners.map((banner, at) => (
        <section key={String(at)} aria-label={`После блока ${at + 1}`}>
          {banner}
        </section>
      )),
  },
}

test('[SHELL-014, SHELL-015] the banners of MAIN are a slider; each shows its title, laid out by ALIGN, its picture, and leads on', async () => {
  data.promo = {
    MAIN: [
      testBanner(1, { TITLE: 'Бумага дешевле', ALIGN: 'left' }),
      testBanner(2, { TITLE: 'Кофе и чай', ALIGN: 'right', LINK: 'https://partner.example/' }),
      testBanner(3, { TITLE: 'Картриджи', ALIGN: 'center', LINK: null, PICTURE: null }),
    ],
  }
  openHome()
  const region = await slider()
  expect(region).toHaveAttribute('aria-roledescription', 'карусель')
  expect(
    slides(region).map((slide) => [
      slide.getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
      slide.getAttribute('data-align'),
      within(slide).queryByRole('link')?.getAttribute('href'),
      within(slide).queryByRole('presentation')?.getAttribute('src'),
    ]),
  ).toEqual([
    ['1 из 3', 'left', '/catalog-list', '/upload/banners/1.svg'],
    ['2 из 3', 'right', 'https://partner.example/', '/upload/banners/2.svg'],
    ['3 из 3', 'center', undefined, undefined],
  ])
  for (const [at, title] of ['Бумага дешевле', 'Кофе и чай', 'Картриджи'].entries())
    expect(within(slides(region)[at] as HTMLElement).getByText(title)).toBeVisible()
})

test('[SHELL-017] the first slide is the current one; a slide is marked as showed once it has been', async () => {
  data.promo = { MAIN: main(3) }
  openHome()
  const region = await slider()
  expect(current(region)).toBe('1')
  expect(showed(region)).toEqual(['true', 'false', 'false'])
  await press(region, 'Предыдущий слайд')
  expect(current(region)).toBe('3')
  expect(showed(region)).toEqual(['true', 'false', 'true'])
  await press(region, 'Следующий слайд')
  expect(current(region)).toBe('1')
  expect(showed(region)).toEqual(['true', 'false', 'true'])
})

describe('slides change', () => {
  /** In steps, so that each change is rendered before the next. */
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1000)
      await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 1000)))
  }

  async function open() {
    data.promo = { MAIN: main(3) }
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    openHome()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Акции и предложения' })).toBeVisible(), {
      onTimeout: (error) => error,
    })
    return { region: await slider(), user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
  }

  test('[SHELL-015] every five seconds, the first after the last; after one round they rest until the buyer lets them go on', async () => {
    const { region } = await open()
    await pass(4900)
    expect(current(region)).toBe('1')
    await pass(200)
    expect(current(region)).toBe('2')
    await pass(10_000)
    expect(current(region)).toBe('1')
    expect(showed(region)).toEqual(['true', 'true', 'true'])
    await pass(20_000)
    expect(current(region)).toBe('1')
    expect(within(region).getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
  })

  test('[SHELL-015] not while the pointer or the keyboard is there', async () => {
    const { region, user } = await open()
    await user.hover(region)
    await pass(20_000)
    expect(current(region)).toBe('1')
    await user.unhover(region)
    await pass(5100)
    expect(current(region)).toBe('2')
    act(() => within(region).getByRole('button', { name: 'Остановить показ' }).focus())
    await pass(20_000)
    expect(current(region)).toBe('2')
  })

  test('[SHELL-015] not when the buyer has stopped them, until he lets them go on', async () => {
    const { region, user } = await open()
    const button = (name: string) => within(region).getByRole('button', { name })
    await user.click(button('Остановить показ'))
    act(() => button('Продолжить показ').blur())
    await user.unhover(region)
    await pass(20_000)
    expect(current(region)).toBe('1')
    await user.click(button('Продолжить показ'))
    act(() => button('Остановить показ').blur())
    await user.unhover(region)
    await pass(5100)
    expect(current(region)).toBe('2')
  })
})

test('[SHELL-016] banners of MAIN_RIGHT stand beside the slider, those of CATALOG_SECTION_1, 2 and 3 each in their place', async () => {
  data.promo = {
    MAIN: main(2),
    MAIN_RIGHT: [testBanner(11), testBanner(12, { LINK: null })],
    CATALOG_SECTION_1: [testBanner(21)],
    CATALOG_SECTION_2: [testBanner(22), testBanner(23)],
    CATALOG_SECTION_3: [testBanner(24)],
  }
  openHome({ modules: BLOCKS })
  const region = await slider()
  const beside = region.nextElementSibling as HTMLElement
  expect(within(beside).getByRole('link', { name: 'Баннер 11' })).toHaveAttribute('href', '/catalog-list')
  expect(within(beside).getByText('Баннер 12')).toBeVisible()
  expect(within(beside).queryByRole('link', { name: 'Баннер 12' })).toBeNull()
  const places = [1, 2, 3].map((at) =>
    within(screen.getByRole('region', { name: `После блока ${at}` }))
      .getAllByText(/^Баннер/)
      .map(({ textContent }) => textContent),
  )
  expect(places).toEqual([['Баннер 21'], ['Баннер 22', 'Баннер 23'], ['Баннер 24']])
})

const PLACEMENTS: BannerPlacement[] = [
  'MAIN',
  'MAIN_RIGHT',
  'CATALOG_SECTION_1',
  'CATALOG_SECTION_2',
  'CATALOG_SECTION_3',
]

test.each<BannerPlacement>(['MAIN', 'MAIN_RIGHT', 'CATALOG_SECTION_2'])(
  '[SHELL-016] without banners of %s nothing stands there',
  async (missing) => {
    const full = Object.fromEntries(PLACEMENTS.map((placement, at) => [placement, [testBanner(at + 1)]]))
    data.promo = { ...full, [missing]: [] }
    openHome({ modules: BLOCKS })
    const shown = PLACEMENTS.filter((placement) => placement !== missing)
    for (const placement of shown)
      expect(await screen.findByText(`Баннер ${PLACEMENTS.indexOf(placement) + 1}`)).toBeVisible()
    expect(screen.getAllByText(/^Баннер/)).toHaveLength(4)
    const region = screen.queryByRole('region', { name: 'Акции и предложения' })
    const after = [1, 2, 3].map((at) => screen.getByRole('region', { name: `После блока ${at}` }).firstChild)
    const places = [region, region?.nextElementSibling, ...after]
    expect(places[PLACEMENTS.indexOf(missing)]).toBeNull()
  },
)

test('banners load behind a place of their size; where they do not come the page is whole without them', async () => {
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  intercept(({ path }) => (path === PROMO ? opened.then(() => 500) : undefined))
  const { kernel } = openHome({ modules: BLOCKS })
  const page = within(screen.getByRole('main'))
  expect(page.getAllByRole('generic', { busy: true })).toHaveLength(1)
  await act(async () => gate.open?.())
  await waitFor(() => expect(page.queryAllByRole('generic', { busy: true })).toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(kernel.modals.current()).toEqual([])
  expect(kernel.notices.current()).toEqual([])
  expect(page.getByRole('heading', { name: 'Как сделать заказ' })).toBeVisible()
})

describe('the call for banners', () => {
  const ask = (kernel: ReturnType<typeof openHome>['kernel']) =>
    act(() => kernel.query.invalidateQueries({ queryKey: ['shell'] }))

  test('[SHELL-018] carries no changed the first time, and changed=Y every later time', async () => {
    data.promo = { MAIN: main(2) }
    const { kernel } = openHome()
    await slider()
    await ask(kernel)
    await ask(kernel)
    expect(promoCalls()).toEqual([`GET ${PROMO}`, `GET ${PROMO}?changed=Y`, `GET ${PROMO}?changed=Y`])
  })

  test('[SHELL-018] a first one that was rejected was the first all the same', async () => {
    data.promo = 500
    const { kernel } = openHome()
    await waitFor(() => expect(screen.queryAllByRole('generic', { busy: true })).toEqual([]))
    data.promo = { MAIN: main(2) }
    await ask(kernel)
    await slider()
    expect(promoCalls()).toEqual([`GET ${PROMO}`, `GET ${PROMO}?changed=Y`])
  })

  test('[SHELL-018] was made by the server for a page that it has rendered', async () => {
    data.promo = { MAIN: main(2) }
    const server = testKernel({ platform: { kind: 'server' } })
    await prefetch(server)
    const { kernel } = openHome({ path: '/repair' })
    kernel.query.setQueryData(['shell', 'promo'], server.query.getQueryData(['shell', 'promo']))
    await ask(kernel)
    await prefetch(kernel)
    expect(promoCalls()).toEqual([`GET ${PROMO}`, `GET ${PROMO}?changed=Y`])
  })
})
