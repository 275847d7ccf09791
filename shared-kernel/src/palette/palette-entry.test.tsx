import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { PaletteEntry } from './palette-entry'
import { press, renderEntries } from './testing/palette-host'

const row = (name: string) => screen.getByRole('row', { name })
const place = () => screen.getByRole('status').textContent

function Place() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}

/** Two entries that open pages, the first of which is active. */
const renderPages = (options: Parameters<typeof renderEntries>[1] = {}) =>
  renderEntries(
    <>
      <PaletteEntry icon="grid" title="Каталог" to="/catalog-list" />
      <PaletteEntry icon="cart" title="Корзина" to="/basket?from=palette" />
      <Place />
    </>,
    options,
  )

describe('an entry shows', () => {
  test('icon, title with what was typed, description and what stands at the end', () => {
    renderEntries(
      <PaletteEntry
        icon="grid"
        title="Ручки гелевые"
        text="руч"
        description="Канцтовары"
        trailing={<kbd>670</kbd>}
        to="/catalog/12"
      />,
    )
    const link = within(row('Ручки гелевые, Канцтовары')).getByRole('link')
    expect(link).toHaveAttribute('href', '/catalog/12')
    expect(link).toHaveTextContent(/^Ручки гелевые Канцтовары670$/)
    expect(link.querySelector('b')).toHaveTextContent(/^Руч$/)
    expect(link.querySelector('small')).toHaveTextContent(/^Канцтовары$/)
    expect(link.querySelector('kbd')?.parentElement).toHaveTextContent(/^670$/)
    const { container } = render(<Icon name="grid" />)
    expect(link.querySelector('svg')?.outerHTML).toBe(container.innerHTML)
  })
})

describe('an entry of a page', () => {
  test.each<[string, () => unknown]>([
    ['Enter', () => press('Enter')],
    ['Shift+Enter', () => press('Enter', { shiftKey: true })],
    ['a click', () => fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))],
  ])('with %s closes the palette, then opens its page, once', (_what, open) => {
    const { close } = renderPages({ path: '/help' })
    press('ArrowDown')
    const places: unknown[] = []
    close.mockImplementation(() => places.push(place()))
    act(() => void open())
    expect(place()).toBe('/basket?from=palette')
    expect(places).toEqual(['/help'])
    fireEvent.click(screen.getByRole('button', { name: 'Назад' }))
    expect(place()).toBe('/help')
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey'])(
    'with a click and %s is the browser’s: another tab',
    (modifier) => {
      const { close } = renderPages()
      const prevented: boolean[] = []
      const listen = (event: Event) => {
        prevented.push(event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener('click', listen)
      const link = screen.getByRole('link', { name: 'Корзина' })
      fireEvent(link, createEvent.click(link, { [modifier]: true }))
      fireEvent.click(link)
      window.removeEventListener('click', listen)
      expect(prevented).toEqual([false, true])
      expect(close).toHaveBeenCalledTimes(1)
    },
  )
})

describe('an entry that does something', () => {
  test.each<[string, () => unknown]>([
    ['Enter', () => press('Enter')],
    ['Shift+Enter', () => press('Enter', { shiftKey: true })],
    ['a click', () => fireEvent.click(screen.getByRole('button'))],
  ])('with %s closes the palette first', (_what, act) => {
    const done: string[] = []
    const { close } = renderEntries(
      <PaletteEntry icon="cart" title="Очистить корзину" onEnter={() => done.push('очищена')} />,
    )
    close.mockImplementation(() => done.push('закрыта'))
    act()
    expect(done).toEqual(['закрыта', 'очищена'])
  })
})
