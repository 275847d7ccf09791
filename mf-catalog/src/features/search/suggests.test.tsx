import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { partKernel, renderWithKernel, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactNode } from 'react'
import { catalogApi } from '../../testing/catalog-api'
import { NothingFound } from './NothingFound'
import { optionKey } from './search-option'
import { useSuggests } from './use-suggests'

const { data, called } = catalogApi()

describe('use-suggests', () => {
  function suggest(typed: string, isEnabled = true) {
    const kernel = partKernel()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={kernel.query}>
        <KernelProvider value={kernel}>{children}</KernelProvider>
      </QueryClientProvider>
    )
    const hook = renderHook((text: string) => useSuggests(text, isEnabled), { wrapper, initialProps: typed })
    return {
      ...hook,
      kernel,
      state: () => hook.result.current.state,
      options: () => hook.result.current.options.map(optionKey),
      untilState: async (state: string) => {
        await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
        await waitFor(() => expect(hook.result.current.state).toBe(state))
      },
    }
  }
  const queries = (count: number) => Array.from({ length: count }, (_, at) => `query руч${at + 1}`)

  test('completions stand first, then products, then sections; so many of each', async () => {
    data.suggests = Array.from({ length: 7 }, (_, at) => `руч${at + 1}`)
    data.products = testProducts(4)
    data.suggestedSections = [
      { ID: 5, NAME: 'Ручки' },
      { ID: 6, NAME: 'Ручные фены' },
    ]
    data.search.SECTIONS = [
      testSection({ ID: 6, CNT: 40 }),
      testSection({ ID: 8, CNT: 9 }),
      testSection({ ID: 9 }),
    ]
    const { untilState, options, result } = suggest(' руч ')
    await untilState('ready')
    expect(options()).toEqual([
      ...queries(6),
      ...['product 1', 'product 2', 'product 3'],
      ...['section 5', 'section 6', 'section 8'],
    ])
    const sections = result.current.options.slice(-3)
    expect(sections.map((option) => option.kind === 'section' && [option.title, option.count])).toEqual([
      ['Ручки', undefined],
      ['Ручные фены', 40],
      [testSection().NAME, 9],
    ])
    expect(result.current.q).toBe('руч')
    expect(called('/list/')).toEqual([expect.stringMatching(/sort=POPULARITY/)])
    expect(called('/list/')[0]).toMatch(/order=DESC/)
    expect(called('/list/')[0]).toMatch(/limit=3/)
  })

  test('while a longer text is looked for, what was found stays', async () => {
    data.suggests = ['ручка']
    const { rerender, untilState, options, result } = suggest('ру')
    await untilState('ready')
    let answer: () => void = () => undefined
    data.suggestGate = new Promise<void>((resolve) => {
      answer = resolve
    })
    data.suggests = ['ручка гелевая']
    rerender('руч')
    await waitFor(() => expect(result.current.q).toBe('руч'))
    expect(options()).toEqual(['query ручка'])
    answer()
    await waitFor(() => expect(options()).toEqual(['query ручка гелевая']))
  })

  test('one call that fails is as nothing found by it; all that fail are told apart', async () => {
    data.suggestStatus = 400
    data.products = testProducts(1)
    const first = suggest('ручка')
    await first.untilState('ready')
    expect(first.options()).toEqual(['product 1'])
    first.unmount()
    data.listStatus = 400
    const second = suggest('ручка')
    await second.untilState('failed')
    expect([second.kernel.notices.current(), second.kernel.modals.current()]).toEqual([[], []])
  })
})

describe('NothingFound', () => {
  const show = (props: Partial<ComponentProps<typeof NothingFound>> = {}) =>
    renderWithKernel(
      <NothingFound
        q="дубовые таблички"
        near={null}
        products={<p>Товары</p>}
        nearSections={null}
        sections={null}
        openCatalog={<a href="/catalog-list">Открыть каталог</a>}
        {...props}
      />,
      { kernel: partKernel() },
    )
  const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'))

  test('of too few digits for a code it says that, not that a word was mistyped', () => {
    show({ q: '77012' })
    expect(screen.getByText(/^В коде товара 6 цифр/)).toBeVisible()
    expect(screen.queryByText(/опечатки/)).toBeNull()
  })

  test('it says so, leads to the catalogue, and asks the supplier about what was looked for', async () => {
    const { kernel } = show()
    expect(screen.getByText('По вашему запросу ничего не найдено')).toBeVisible()
    expect(screen.getByText(/^Проверьте, нет ли опечатки/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
    expect(regions()).toEqual([])
    expect(screen.queryByText('Товары')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Задать вопрос' }))
    expect(JSON.stringify(kernel.modals.current())).toContain('Не нашлось: «дубовые таблички»')
  })
})
