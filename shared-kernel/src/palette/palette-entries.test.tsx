import { ApiError } from '@prilavok/shared-kernel/errors'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Row } from './entry-styles'
import { activeOf, createPalette } from './palette'
import { PaletteEntry } from './palette-entry'
import { PaletteGroup, type PaletteGroupProps } from './palette-group'
import { field, Host, press, renderEntries } from './testing/palette-host'
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

  describe('an entry that does something', () => {
    test.each<[string, () => unknown]>([
      ['Enter', () => press('Enter')],
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

  describe('an answer on its way', () => {
    test('keeps what is known, is awaited by the palette, and is no longer when it has come', () => {
      const palette = createPalette({ field: () => null, close: () => undefined })
      palette.reset(true)
      const view = (props: Partial<PaletteGroupProps>) => (
        <Host palette={palette}>
          <PaletteGroup title="Разделы" {...props}>
            <p>Известное</p>
          </PaletteGroup>
        </Host>
      )
      const { rerender, unmount } = renderWithKernel(view({}))
      expect([palette.current().pending, group().ariaBusy]).toEqual([0, null])
      rerender(view({ pending: true }))
      expect([palette.current().pending, group().ariaBusy]).toEqual([1, 'true'])
      expect(screen.getByText('Известное')).toBeInTheDocument()
      rerender(view({ pending: false }))
      expect([palette.current().pending, group().ariaBusy]).toEqual([0, null])
      rerender(view({ pending: true }))
      unmount()
      expect(palette.current().pending).toBe(0)
    })
  })

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

  test('Enter carries the active entry out, Shift+Enter opens its page', () => {
    const { acts } = renderThree()
    expect(press('Enter')).toBe(true)
    expect(press('Enter', { shiftKey: true })).toBe(true)
    press('ArrowDown')
    press('Enter')
    expect(acts).toEqual(['enter один', 'open один', 'enter два'])
  })

  test.each([
    ['Enter', { shiftKey: false }, 'enter один'],
    ['Shift+Enter', { shiftKey: true }, 'open один'],
  ])('%s waits for answers that are on their way', async (_key, options, expected) => {
    const { palette, acts } = renderThree()
    let end: () => void = () => undefined
    act(() => {
      end = palette.wait()
    })
    press('Enter', options)
    expect(acts).toEqual([])
    await act(async () => end())
    expect(acts).toEqual([expected])
  })

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

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])(
    'no key with %s is for the entries',
    (modifier) => {
      const { active, acts } = renderThree()
      press('ArrowDown')
      field().focus()
      for (const key of ['ArrowDown', 'Home', 'End', 'Enter', 'Tab'])
        expect([key, press(key, { [modifier]: true })]).toEqual([key, false])
      expect(active()).toBe('два')
      expect(acts).toEqual([])
      expect(field()).toHaveFocus()
    },
  )

  test.each(['а', 'Escape', 'ArrowLeft', 'PageDown', ' '])('«%s» is the field’s own', (key) => {
    const { active, acts } = renderThree()
    press('ArrowDown')
    field().focus()
    expect(press(key)).toBe(false)
    expect(active()).toBe('два')
    expect(acts).toEqual([])
    expect(field()).toHaveFocus()
  })
})

interface EntryPropsOfUsePaletteEntry {
  name: string
  enter?: () => void
  open?: (() => void) | undefined
}

function EntryOfUsePaletteEntry({ name, enter = () => undefined, open }: EntryPropsOfUsePaletteEntry) {
  const { isActive, point, props } = usePaletteEntry({ enter, ...(open && { open }) })
  return (
    <Row {...props} aria-label={name} tabIndex={-1} data-active={isActive}>
      <button type="button" onDragStart={point}>
        Тащить {name}
      </button>
    </Row>
  )
}

describe('use-palette-entry', () => {
  const entries = (names: readonly string[]) =>
    names.map((name) => <EntryOfUsePaletteEntry key={name} name={name} />)
  const row = (name: string) => screen.getByRole('row', { name })
  /** The row that is selected; each says the same of itself in two ways. */
  const selected = () => {
    const rows = screen.getAllByRole('row')
    for (const one of rows) expect(one.dataset.active).toBe(one.getAttribute('aria-selected'))
    return rows.filter((one) => one.getAttribute('aria-selected') === 'true').map((one) => one.ariaLabel)
  }

  test('keys go through the rows as they stand after they have been rendered anew', () => {
    const palette = createPalette({ field: () => null, close: () => undefined })
    const { rerender } = render(<Host palette={palette}>{entries(['один', 'два', 'три'])}</Host>)
    act(() => palette.point(row('три').id))
    rerender(<Host palette={palette}>{entries(['три', 'два', 'один'])}</Host>)
    expect(selected()).toEqual(['три'])
    act(() => void press('ArrowDown'))
    expect(selected()).toEqual(['два'])
    rerender(<Host palette={palette}>{entries(['два'])}</Host>)
    expect(palette.current().ids).toEqual([row('два').id])
  })
})
