import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { useRecentQueries } from './recent-queries'
import { useFocusKey } from './use-focus-key'

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useFocusKey(field)
  return (
    <>
      <input ref={field} aria-label="Поиск" defaultValue="ручка" />
      <textarea aria-label="Отзыв" />
      <select aria-label="Выбор" />
      <div contentEditable data-testid="text" suppressContentEditableWarning>
        <b>Текст</b>
      </div>
      <button type="button">Кнопка</button>
    </>
  )
}

describe('recent-queries', () => {
  const KEY = 'search-queries'

  function recent(cookies: Record<string, string> = {}, saved?: string) {
    const kernel = partKernel({ cookies })
    if (saved !== undefined) kernel.platform.local.set(KEY, saved)
    const { result } = renderHook(useRecentQueries, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <KernelProvider value={kernel}>{children}</KernelProvider>
      ),
    })
    return {
      kernel,
      remember: (...what: [string, (string | null)?]) => act(() => result.current.remember(...what)),
      clear: () => act(() => result.current.clear()),
      shown: () => result.current.queries,
      read: () => {
        act(() => result.current.refresh())
        return result.current.queries
      },
    }
  }

  test('the last query first, each once whatever its case, six of them', () => {
    const { remember, read } = recent()
    for (const query of ['бумага', 'ручка', 'Бумага']) remember(query)
    expect(read()).toEqual(['Бумага', 'ручка'])
    for (const query of ['1', '2', '3', '4', '5']) remember(query)
    expect(read()).toEqual(['5', '4', '3', '2', '1', 'Бумага'])
  })

  test('a correction takes the place of what was typed', () => {
    const { remember, read } = recent()
    remember('папка')
    remember('бамага')
    remember('бумага', 'Бамага')
    expect(read()).toEqual(['бумага', 'папка'])
    remember('ручка', null)
    expect(read()).toEqual(['ручка', 'бумага', 'папка'])
  })

  test.each(['{not json', 'null', '5', '{}', '{"queries":"бумага"}'])(
    '«%s» in the storage is no list',
    (saved) => {
      expect(recent({}, saved).read()).toEqual([])
    },
  )
})

describe('use-focus-key', () => {
  const seen = { isVisible: true }
  beforeEach(() => {
    seen.isVisible = true
    HTMLElement.prototype.checkVisibility = () => seen.isVisible
  })

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Поиск' })
  /** @returns whether the key was taken */
  const press = (target: Element | Document, init: KeyboardEventInit = {}) =>
    !fireEvent.keyDown(target, { key: '/', ...init })

  test.each(['Поиск', 'Отзыв', 'Выбор'])('in «%s» it is a letter', (name) => {
    render(<Search />)
    expect(press(screen.getByLabelText(name))).toBe(false)
    expect(field()).not.toHaveFocus()
  })
})
