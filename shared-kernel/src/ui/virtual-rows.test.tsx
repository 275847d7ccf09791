import { rowKeys } from '@prilavok/shared-kernel/rows'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type RefObject } from 'react'
import { renderToString } from 'react-dom/server'
import LongRows from './long-rows'
import { type ShownRow, VIRTUAL_FROM, VirtualRows, type VirtualRowsProps } from './virtual-rows'

function Rows({ count }: { count: number }) {
  return (
    <VirtualRows
      {...rowKeys()}
      aria-label="Товары"
      items={Array.from({ length: count }, (_, index) => index)}
      keyOf={(item) => item}
      rowHeight={40}
    >
      {(item, row) => (
        <li data-row="" {...row}>
          <button type="button">Товар {item}</button>
        </li>
      )}
    </VirtualRows>
  )
}

describe('virtual-rows', () => {
  const MANY = VIRTUAL_FROM

  // jsdom lays nothing out: a row is as high as it is said to be.
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })

  const rows = () => [...screen.getByRole('list', { name: 'Товары' }).querySelectorAll('li')]

  /** Its code comes a moment later. */
  const renderLong = () => act(async () => render(<Rows count={MANY} />))

  test('a long list that is hidden, whose rows have no height, does not render them all', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0)
    await renderLong()
    expect(rows().length).toBeLessThan(60)
  })

  test('a longer one renders what is near the screen and says how long it is', async () => {
    await renderLong()
    expect(rows().length).toBeLessThan(80)
    expect(rows()[3]).toHaveAttribute('aria-posinset', '4')
    expect(rows()[3]).toHaveAttribute('aria-setsize', String(MANY))
  })

  test('the server renders the beginning', () => {
    const html = renderToString(<Rows count={MANY} />)
    expect(html).toContain('Товар <!-- -->0')
    expect(html).not.toContain('Товар <!-- -->100')
  })

  test('print and the find of the browser meet every row', async () => {
    const { unmount } = await renderLong()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(rows()).toHaveLength(MANY)
    unmount()
    await renderLong()
    for (const keys of [
      { key: 'f', code: 'KeyF' },
      { key: 'g', code: 'KeyG', ctrlKey: true },
      { key: 'p', code: 'KeyP' },
    ])
      fireEvent.keyDown(document.body, keys)
    expect(rows().length).toBeLessThan(MANY)
    fireEvent.keyDown(document.body, { key: 'f', code: 'KeyF', ctrlKey: true })
    expect(rows()).toHaveLength(MANY)
  })

  test('End goes to the last row of all', async () => {
    await renderLong()
    screen.getByText('Товар 0').focus()
    await userEvent.keyboard('{End}')
    expect(screen.getByText(`Товар ${MANY - 1}`)).toHaveFocus()
  })

  describe('a row that is to be seen', () => {
    const shown = jest.fn()
    beforeEach(() => {
      HTMLElement.prototype.scrollIntoView = function scrollIntoView(options) {
        shown(this.textContent, options)
      }
    })
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    })
    const list = (count: number, row?: ShownRow) => (
      <VirtualRows
        items={Array.from({ length: count }, (_, index) => index)}
        keyOf={(item) => `row ${item}`}
        rowHeight={40}
        shown={row}
      >
        {(item, props) => <li {...props}>Товар {item}</li>}
      </VirtualRows>
    )

    test('comes into view, once for each time that it is asked for', () => {
      const row = { key: 'row 3' }
      const { rerender } = render(list(10, row))
      expect(shown.mock.calls).toEqual([['Товар 3', { block: 'nearest' }]])
      rerender(list(11, row))
      expect(shown).toHaveBeenCalledTimes(1)
      rerender(list(11, { key: 'row 0' }))
      expect(shown).toHaveBeenLastCalledWith('Товар 0', { block: 'nearest' })
      rerender(list(11, { key: 'row 99' }))
      rerender(list(11))
      expect(shown).toHaveBeenCalledTimes(2)
    })

    test('of a long list is scrolled to though it is not in the document', async () => {
      const scrolled = jest.spyOn(window, 'scrollTo')
      await act(async () => render(list(MANY, { key: 'row 150' })))
      expect(scrolled).toHaveBeenCalled()
      expect(shown).not.toHaveBeenCalled()
    })
  })
})

describe('long-rows', () => {
  const MANY = 120
  const HEIGHT = 40

  /** jsdom lays nothing out: rows have their height, and the list stands where a test says. */
  const place = { top: 0 }
  const observed = new Map<Element, () => void>()
  class TestObserver {
    constructor(private readonly tell: () => void) {}
    observe(element: Element) {
      observed.set(element, this.tell)
    }
    unobserve(element: Element) {
      observed.delete(element)
    }
    disconnect() {
      for (const [element, tell] of observed) if (tell === this.tell) observed.delete(element)
    }
  }
  const { getBoundingClientRect } = Element.prototype
  const { ResizeObserver } = globalThis
  beforeEach(() => {
    place.top = 0
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    Object.assign(globalThis, { ResizeObserver: TestObserver })
    Element.prototype.getBoundingClientRect = function () {
      const isList = this.tagName === 'UL'
      const top = isList ? place.top - window.scrollY - (this.parentElement?.scrollTop ?? 0) : 0
      return { top, bottom: top, left: 0, right: 0, width: 0, height: 0 } as DOMRect
    }
  })
  afterEach(() => {
    Object.assign(globalThis, { ResizeObserver })
    Element.prototype.getBoundingClientRect = getBoundingClientRect
    Object.assign(window, { scrollY: 0 })
    observed.clear()
  })

  const list = (props: Partial<VirtualRowsProps<number>> = {}) => (
    <LongRows
      aria-label="Товары"
      items={Array.from({ length: MANY }, (_, index) => index)}
      keyOf={(item) => `row ${item}`}
      rowHeight={HEIGHT}
      {...props}
    >
      {(item, row) => (
        <li {...row}>
          <button type="button">Товар {item}</button>
        </li>
      )}
    </LongRows>
  )
  const rows = () => [...screen.getByRole('list', { name: 'Товары' }).querySelectorAll('li')]
  const shown = () => rows().map(({ dataset }) => Number(dataset.index))
  const scrollTo = (scrollY: number) => {
    Object.assign(window, { scrollY })
    fireEvent.scroll(window)
  }

  test('the rows that are near the screen are those of where the page stands', () => {
    render(list())
    expect(shown()[0]).toBe(0)
    scrollTo(60 * HEIGHT)
    const [first = 0] = shown()
    expect(first).toBe(60 - 8)
    expect(shown().at(-1)).toBeLessThan(100)
    expect(rows()[0]).toHaveStyle({ top: `${first * HEIGHT}px` })
  })

  test('the row with the focus stays in its place in the document, wherever the page is', () => {
    render(list())
    act(() => screen.getByText('Товар 3').focus())
    scrollTo(60 * HEIGHT)
    expect(screen.getByText('Товар 3')).toHaveFocus()
    expect(shown().slice(0, 2)).toEqual([3, 52])
    scrollTo(0)
    expect(shown().filter((index) => index === 3)).toHaveLength(1)
    expect(shown()).toEqual([...shown()].sort((one, other) => one - other))
  })

  describe('within something that scrolls', () => {
    const scroller: RefObject<HTMLDivElement | null> = createRef()
    const open = () => {
      const { rerender } = render(<div ref={scroller} />)
      Object.defineProperty(scroller.current, 'clientHeight', { value: 600 })
      rerender(<div ref={scroller}>{list({ scroller })}</div>)
    }
    const scroll = (scrollTop: number) => {
      const { current } = scroller
      if (!current) throw new Error('nothing scrolls')
      current.scrollTop = scrollTop
      fireEvent.scroll(current)
    }

    test('the rows are those of where it stands; the page does not matter', () => {
      open()
      expect(shown()[0]).toBe(0)
      scrollTo(60 * HEIGHT)
      expect(shown()[0]).toBe(0)
      scroll(60 * HEIGHT)
      expect(shown()[0]).toBe(52)
    })
  })
})
