import type { PlannedModule } from '@prilavok/shared-kernel/contract'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createEarlyEvents, type PageEvent } from '../telemetry/early-events'
import { renderApp } from '../testing/render-app'
import { type ModuleSource, ModuleSourceProvider } from './module-source'
import { usePartGeneration } from './use-part-generation'

const state = { broken: true }

function SectionsPage() {
  if (state.broken) throw new Error('нет данных')
  return <h1>Разделы</h1>
}

function Place({ title }: { title: string }) {
  usePartGeneration('mf-catalog')
  return <h1>{title}</h1>
}

describe('PartBoundary', () => {
  const Basket = { default: () => <a href="/basket">Мини-корзина</a> }
  const banner = () => within(screen.getByRole('banner'))

  beforeEach(() => {
    state.broken = true
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  test('a widget that does not load takes nothing else with it, says so in its place, and a retry brings it', async () => {
    const load = jest
      .fn<Promise<object>, []>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(Basket)
    await act(async () => renderApp({ modules: { 'mf-basket/./HeaderBasket': load } }))
    const retry = await banner().findByRole('button', { name: 'Корзина не загрузилась. Повторить' })
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(banner().getByRole('link', { name: 'Каталог' })).toBeInTheDocument()
    await act(async () => retry.click())
    expect(await banner().findByRole('link', { name: 'Мини-корзина' })).toBeInTheDocument()
  })

  test('a page that throws while it renders leaves header and footer, and the bus says which part failed', async () => {
    const failures: unknown[] = []
    const { kernel } = renderApp({
      modules: { 'mf-catalog/./CatalogListPage': { default: SectionsPage } },
      path: '/basket',
      plan: { slots: {} },
    })
    kernel.bus.on('part:failed', (failure) => failures.push(failure))
    await userEvent.click(banner().getByRole('link', { name: 'Каталог' }))
    expect(await screen.findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(failures).toContainEqual(
      expect.objectContaining({
        part: 'mf-catalog',
        expose: './CatalogListPage',
        phase: 'render',
        reason: 'нет данных',
      }),
    )
    state.broken = false
    await act(async () => undefined)
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Повторить' }))
    expect(screen.getByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
  })

  test('code that has come is not fetched once more by a retry', async () => {
    const load = jest.fn(async () => ({ default: SectionsPage }))
    await act(async () =>
      renderApp({ path: '/catalog-list', modules: { 'mf-catalog/./CatalogListPage': load } }),
    )
    expect(await screen.findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
    state.broken = false
    await act(() =>
      userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Повторить' })),
    )
    expect(await screen.findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('SlotView', () => {
  const BASKET: PlannedModule = { part: 'mf-basket', expose: './HeaderBasket' }
  const ACCOUNT: PlannedModule = { part: 'mf-auth', expose: './AccountMenu' }

  const withSlots = (planned: PlannedModule[] | undefined) => ({
    slots: { ...shopPlan().slots, 'header.basket': planned },
  })
  const roots = () =>
    [...screen.getByRole('banner').querySelectorAll('[data-hydration-root]')].map((root) =>
      root.getAttribute('data-hydration-root'),
    )

  test('two widgets of one slot stand in the order of the plan, each with a root of its own', () => {
    renderApp({
      plan: withSlots([BASKET, ACCOUNT]),
      modules: {
        'mf-basket/./HeaderBasket': { default: () => <a href="/basket">Мини-корзина</a> },
        'mf-auth/./AccountMenu': { default: () => <a href="/login">Кабинет</a> },
      },
    })
    const ofSlot = roots().filter((root) => root?.startsWith('header.basket'))
    expect(ofSlot).toEqual(['header.basket', 'header.basket:1'])
    const rootOf = (name: string) =>
      document.querySelector<HTMLElement>(`[data-hydration-root="${name}"]`) as HTMLElement
    expect(within(rootOf('header.basket')).getByRole('link', { name: 'Мини-корзина' })).toBeVisible()
    expect(within(rootOf('header.basket:1')).getByRole('link', { name: 'Кабинет' })).toBeVisible()
  })
})

describe('use-part-generation', () => {
  const MARKUP = '<main><!--$--><h1>Разделы</h1><!--/$--></main>'

  /** Hydrates the server's markup after that many replacements of the part. */
  async function hydrate(generation: number, title: string) {
    document.body.innerHTML = `<div id="root">${MARKUP}</div>`
    const served = screen.getByRole('heading')
    const releases = { generation: () => generation, subscribe: () => () => undefined }
    const events: PageEvent[] = []
    const early = createEarlyEvents(testKernel().bus)
    early.follow((event) => events.push(event))
    const root = await act(async () =>
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <ModuleSourceProvider value={{ releases } as unknown as ModuleSource}>
          <main>
            <Suspense>
              <Place title={title} />
            </Suspense>
          </main>
        </ModuleSourceProvider>,
        { onRecoverableError: early.onRecoverableError },
      ),
    )
    const heading = screen.getByRole('heading')
    const text = heading.textContent
    act(() => root.unmount())
    return { isTakenOver: heading === served, text, events }
  }

  // jsdom has none.
  beforeEach(() => void Object.assign(globalThis, { reportError: () => undefined }))

  test('markup of a release that another one has replaced is rendered anew, and that is no mismatch', async () => {
    expect(await hydrate(1, 'Каталог')).toEqual({ isTakenOver: false, text: 'Каталог', events: [] })
  })
})
