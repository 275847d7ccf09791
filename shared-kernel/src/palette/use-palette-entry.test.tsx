import { act, render, screen } from '@testing-library/react'
import { Row } from './entry-styles'
import { createPalette } from './palette'
import { Host, press, renderEntries } from './testing/palette-host'
import { usePaletteEntry } from './use-palette-entry'

interface EntryProps {
  name: string
  enter?: () => void
  open?: (() => void) | undefined
}

function Entry({ name, enter = () => undefined, open }: EntryProps) {
  const { isActive, point, props } = usePaletteEntry({ enter, ...(open && { open }) })
  return (
    <Row {...props} aria-label={name} tabIndex={-1} data-active={isActive}>
      <button type="button" onDragStart={point}>
        Тащить {name}
      </button>
    </Row>
  )
}

const entries = (names: readonly string[]) => names.map((name) => <Entry key={name} name={name} />)
const row = (name: string) => screen.getByRole('row', { name })
/** The row that is selected; each says the same of itself in two ways. */
const selected = () => {
  const rows = screen.getAllByRole('row')
  for (const one of rows) expect(one.dataset.active).toBe(one.getAttribute('aria-selected'))
  return rows.filter((one) => one.getAttribute('aria-selected') === 'true').map((one) => one.ariaLabel)
}
test('each row is named by its own id, which the field points to', () => {
  const { palette } = renderEntries(entries(['один', 'два']))
  expect(palette.current().ids).toEqual([row('один').id, row('два').id])
  expect(palette.activeElement()).toBe(row('один'))
})

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

test('Enter and Shift+Enter do what the entry does now', () => {
  const palette = createPalette({ field: () => null, close: () => undefined })
  const acts: string[] = []
  const does = (what: string) => () => void acts.push(what)
  const { rerender } = render(
    <Host palette={palette}>
      <Entry name="один" enter={does('добавить')} open={does('открыть')} />
    </Host>,
  )
  act(() => palette.point(row('один').id))
  press('Enter')
  press('Enter', { shiftKey: true })
  rerender(
    <Host palette={palette}>
      <Entry name="один" enter={does('изменить')} />
    </Host>,
  )
  press('Enter')
  press('Enter', { shiftKey: true })
  expect(acts).toEqual(['добавить', 'открыть', 'изменить', 'изменить'])
})
