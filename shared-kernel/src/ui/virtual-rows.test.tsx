import { rowKeys } from '@prilavok/shared-kernel/rows'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { type ShownRow, VIRTUAL_FROM, VirtualRows } from './virtual-rows'

const MANY = 400

// jsdom lays nothing out: a row is as high as it is said to be.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

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
const rows = () => [...screen.getByRole('list', { name: 'Товары' }).querySelectorAll('li')]

/** Its code comes a moment later. */
const renderLong = () => act(async () => render(<Rows count={MANY} />))

test('a list below the limit is whole', () => {
  render(<Rows count={VIRTUAL_FROM - 1} />)
  expect(rows()).toHaveLength(VIRTUAL_FROM - 1)
})

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
  expect(html).not.toContain('Товар <!-- -->300')
})

test('print and the find of the browser meet every row', async () => {
  const { unmount } = await renderLong()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toHaveLength(MANY)
  unmount()
  await renderLong()
  fireEvent.keyDown(document.body, { key: 'f', code: 'KeyF', ctrlKey: true })
  expect(rows()).toHaveLength(MANY)
})

test('End goes to the last row of all', async () => {
  await renderLong()
  screen.getByText('Товар 0').focus()
  await userEvent.keyboard('{End}')
  expect(screen.getByText(`Товар ${MANY - 1}`)).toHaveFocus()
})

describe('the keys after which every row must be there', () => {
  const list = (printed?: boolean) =>
    act(async () =>
      render(
        <VirtualRows
          aria-label="Товары"
          items={Array.from({ length: MANY }, (_, index) => index)}
          keyOf={(item) => item}
          rowHeight={40}
          printed={printed}
        >
          {(item, row) => (
            <li {...row}>
              <button type="button">Товар {item}</button>
            </li>
          )}
        </VirtualRows>,
      ),
    )
  const isWhole = () => rows().length === MANY

  test.each([
    [{ key: 'F3' }, true],
    [{ key: 'f', code: 'KeyF', metaKey: true }, true],
    [{ key: 'p', code: 'KeyP', ctrlKey: true }, true],
    [{ key: 'f', code: 'KeyF' }, false],
    [{ key: 'g', code: 'KeyG', ctrlKey: true }, false],
    [{ key: 'p', code: 'KeyP' }, false],
  ])('%j: %s', async (keys, whole) => {
    await list()
    fireEvent.keyDown(document.body, keys)
    expect(isWhole()).toBe(whole)
  })
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
    await act(async () => render(list(MANY, { key: 'row 300' })))
    expect(scrolled).toHaveBeenCalled()
    expect(shown).not.toHaveBeenCalled()
  })
})
