import { ApiError } from '@prilavok/shared-kernel/errors'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Row } from './entry-styles'
import { activeOf } from './palette'
import { PaletteEntry } from './palette-entry'
import { PaletteGroup, type PaletteGroupProps } from './palette-group'
import { field, press, renderEntries } from './testing/palette-host'
import { usePaletteEntry } from './use-palette-entry'

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

describe('palette-entry', () => {
  const place = () => screen.getByRole('status').textContent

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

  describe('an entry of a page', () => {
    test.each<[string, () => unknown]>([
      ['Enter', () => press('Enter')],
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
  })

  describe('an entry that does something', () => {})
})

describe('palette-group', () => {
  const ENTRY = <PaletteEntry icon="grid" title="Ручки" to="/catalog/12" />
  const renderGroup = (props: Partial<PaletteGroupProps> = {}) =>
    renderEntries(
      <PaletteGroup title="Разделы" {...props}>
        {ENTRY}
      </PaletteGroup>,
    )
  const group = () => screen.getByRole('rowgroup')
  const offline = new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path: '/v3/x/' })

  test('an answer that has not come is told in the place of entries, and can be asked for again', () => {
    const onRetry = jest.fn()
    const { palette } = renderGroup({ error: offline, onRetry })
    const cell = within(within(group()).getByRole('row')).getByRole('gridcell')
    expect(within(cell).getByText('Ошибка сети.')).toBeInTheDocument()
    expect(palette.current().ids).toEqual([])
    const button = within(cell).getByRole('button', { name: 'Повторить' })
    expect(button.querySelector('svg')).toBeInTheDocument()
    fireEvent.click(button)
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

interface EntryProps {
  name: string
  onAct?: (act: string) => void
  hasQuantity?: boolean
}

function Entry({ name, onAct, hasQuantity }: EntryProps) {
  const { props } = usePaletteEntry({
    enter: () => onAct?.(`enter ${name}`),
    open: () => onAct?.(`open ${name}`),
  })
  return (
    <Row {...props} aria-label={name} tabIndex={-1}>
      {hasQuantity && <input type="number" aria-label={`Количество ${name}`} data-quantity="" />}
    </Row>
  )
}

describe('press-key', () => {
  function renderThree() {
    const acts: string[] = []
    const onAct = (act: string) => acts.push(act)
    const { palette } = renderEntries(
      <>
        <Entry name="один" onAct={onAct} />
        <Entry name="два" onAct={onAct} hasQuantity />
        <Entry name="три" onAct={onAct} />
      </>,
    )
    const active = () => {
      const id = activeOf(palette.current())
      return id === undefined ? undefined : document.getElementById(id)?.getAttribute('aria-label')
    }
    return { palette, acts, active }
  }

  test('Tab leads into the quantity of the active entry; without one, and backwards, it is the browser’s', () => {
    renderThree()
    field().focus()
    expect(press('Tab')).toBe(false)
    press('ArrowDown')
    expect(press('Tab', { shiftKey: true })).toBe(false)
    expect(field()).toHaveFocus()
    expect(press('Tab')).toBe(true)
    expect(screen.getByRole('spinbutton', { name: 'Количество два' })).toHaveFocus()
  })

  test('keys with another one, and keys that write or move in the field, are not for the entries', () => {
    const { active, acts } = renderThree()
    press('ArrowDown')
    field().focus()
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
      for (const key of ['ArrowDown', 'Home', 'End', 'Enter', 'Tab'])
        expect([key, press(key, { [modifier]: true })]).toEqual([key, false])
    for (const key of ['а', 'Escape', 'ArrowLeft', 'PageDown', ' ']) expect(press(key)).toBe(false)
    expect(active()).toBe('два')
    expect(acts).toEqual([])
    expect(field()).toHaveFocus()
  })
})
