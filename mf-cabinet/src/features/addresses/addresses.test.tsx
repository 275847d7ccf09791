import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { createTestPlatform, partKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { testTradePoint } from '../../testing/test-addresses'
import { useDelayedDelete } from './use-delayed-delete'

describe('PickupPoints', () => {
  const { data } = cabinetApi()
  const PATH = '/cabinet/addresses?tab=pickup'
  const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }

  const NORTH = testTradePoint()
  const SOUTH = testTradePoint({
    ID: 2,
    NAME: 'Пункт «Юг»',
    EMAIL: '',
    PHONES: ['+7 (495) 300-10-02'],
    WORK_SCHEDULE: 'пн–пт 10:00–20:00',
    HOLIDAY_SCHEDULE: '31 декабря – 8 января: выходной',
    ADDRESS: { SPECIFICATION: 'Москва, Варшавское ш., 118', LATITUDE: 55.61, LONGITUDE: 37.6 },
  })
  beforeEach(() => {
    data.tradePoints = [NORTH, SOUTH]
  })
  const list = () => screen.findByRole('list', { name: 'Пункты самовывоза' })
  const row = async (index: number) =>
    within(within(await list()).getAllByRole('listitem')[index] as HTMLElement)
  const map = () => screen.findByRole('region', { name: 'Пункты самовывоза на карте' })
  const pin = async (title: string) => within(await map()).findByTitle(title)
  const mark = (name: RegExp) => screen.getByRole('button', { name })

  test('[CAB-061] a point shows name, address, hours, other hours, each phone and e-mail; the map has it where it is', async () => {
    renderPage(PATH, { mapTiles })
    const first = await row(0)
    expect(first.getByRole('heading', { name: 'Склад на Складской' })).toBeVisible()
    expect(first.getByText('Москва, ул. Складская, 4')).toBeVisible()
    expect(first.getByText('пн–пт 9:00–18:00')).toBeVisible()
    expect(first.getByRole('link', { name: '+7 495 300-10-01' })).toHaveAttribute('href', 'tel:+74953001001')
    expect(first.getByRole('link', { name: '8 800 555-01-71' })).toHaveAttribute('href', 'tel:88005550171')
    expect(first.getByRole('link', { name: 'sklad@shop.example' })).toHaveAttribute(
      'href',
      'mailto:sklad@shop.example',
    )
    expect(first.getByRole('link', { name: /^Маршрут: Склад/ })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?rtext=%7E55.75%2C37.61&rtt=auto',
    )
    expect(first.queryByText(/Особые дни/)).not.toBeInTheDocument()
    const second = await row(1)
    expect(await second.findByText('Особые дни: 31 декабря – 8 января: выходной')).toBeVisible()
    expect(second.queryByRole('link', { name: /@/ })).not.toBeInTheDocument()
    expect(await pin('Склад на Складской')).toHaveTextContent('А')
    expect(await pin('Пункт «Юг»')).toHaveTextContent('Б')
  })

  test('a shop without tiles has the list alone: nothing to choose, each point and all of them on a map outside', async () => {
    renderPage(PATH)
    expect((await row(1)).getByRole('link', { name: 'На карте: Пункт «Юг», Яндекс Карты' })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?pt=37.6%2C55.61&z=16',
    )
    expect(screen.getByRole('link', { name: 'Все пункты на карте: Яндекс Карты' })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?pt=37.61%2C55.75%7E37.6%2C55.61',
    )
    expect((await row(1)).getByRole('link', { name: /^Маршрут/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: /на карте/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Показать на карте/ })).not.toBeInTheDocument()
  })

  test('tiles that do not come leave the list, the coordinates of the chosen point to copy, and another try', async () => {
    const copied: string[] = []
    const user = userEvent.setup()
    renderPage(PATH, { mapTiles })
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await pin('Склад на Складской')
    const canvas = await map()
    await waitFor(() => expect(canvas.querySelector('img.leaflet-tile')).not.toBeNull())
    for (const tile of canvas.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile)
    expect(await screen.findByText('Карта сейчас недоступна')).toBeVisible()
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
    await user.click(mark(/: Б, Пункт/))
    expect(screen.getByRole('link', { name: '55.61, 37.6' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Скопировать координаты: Пункт «Юг»' }))
    expect(copied).toEqual(['55.61, 37.6'])
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(screen.queryByText('Карта сейчас недоступна')).not.toBeInTheDocument()
    expect(await pin('Пункт «Юг»')).toBeVisible()
  })

  test('a shop without pick-up points says so', async () => {
    data.tradePoints = []
    renderPage(PATH, { mapTiles })
    expect(await screen.findByRole('heading', { name: 'Пунктов самовывоза нет' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Пункты самовывоза 0' })).toBeVisible()
  })
})

describe('use-delayed-delete', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function deletion() {
    const page: { left?: () => void } = {}
    const platform = createTestPlatform({
      onPage: (event, listener) => {
        if (event === 'left') page.left = listener as () => void
        return () => delete page.left
      },
    })
    const kernel = partKernel({ platform })
    let answer: () => void = () => undefined
    const send = jest.fn(
      (_id: number) =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
    const wrapper = ({ children }: { children: ReactNode }) => (
      <KernelProvider value={kernel}>{children}</KernelProvider>
    )
    const hook = renderHook(() => useDelayedDelete(send), { wrapper })
    return {
      ...hook,
      page,
      sent: () => send.mock.calls.map(([id]) => id),
      stages: (...ids: number[]) => ids.map((id) => hook.result.current.stageOf(id)),
      remove: (id: number) => act(() => hook.result.current.remove(id)),
      restore: (id: number) => act(() => hook.result.current.restore(id)),
      hold: (id: number) => hook.result.current.hold(id),
      pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
      answer: () => act(async () => answer()),
    }
  }

  test('what is taken back is never sent; the others go their way', () => {
    const { remove, restore, pass, sent, stages } = deletion()
    remove(1)
    pass(2000)
    remove(2)
    restore(1)
    expect(stages(1, 2)).toEqual([undefined, 'undoable'])
    pass(3000)
    expect(sent()).toEqual([])
    pass(2000)
    expect(sent()).toEqual([2])
  })

  test('when the page is left all that waits is sent at once, and once', () => {
    const { remove, pass, sent, page, unmount } = deletion()
    remove(1)
    remove(2)
    act(() => page.left?.())
    expect(sent()).toEqual([1, 2])
    unmount()
    pass(10_000)
    expect(sent()).toEqual([1, 2])
    expect(page.left).toBeUndefined()
  })
})
