import { act, screen } from '@testing-library/react'
import { Row } from './entry-styles'
import { activeOf } from './palette'
import { field, press, renderEntries } from './testing/palette-host'
import { usePaletteEntry } from './use-palette-entry'

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
