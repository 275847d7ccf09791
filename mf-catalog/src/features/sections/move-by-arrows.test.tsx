import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moveByArrows } from './move-by-arrows'

/** The sections at the left, those below the open one at the right. */
function Panes({ right = ['Белая', 'Цветная'] }: { right?: string[] }) {
  const links = (names: string[], open?: string) =>
    names.map((name) => (
      <a key={name} href={`#${name}`} data-open={name === open || undefined}>
        {name}
      </a>
    ))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links have the focus
    <div onKeyDown={moveByArrows}>
      <div>{links(['Ручки', 'Бумага', 'Папки'], 'Бумага')}</div>
      <div>{links(right)}</div>
    </div>
  )
}

const link = (name: string) => screen.getByRole('link', { name })
const press = async (from: string, key: string) => {
  link(from).focus()
  await userEvent.keyboard(`{${key}}`)
  return document.activeElement?.textContent
}

test('↑ and ↓ go through the links of a pane and stay at its ends', async () => {
  render(<Panes />)
  expect(await press('Ручки', 'ArrowDown')).toBe('Бумага')
  expect(await press('Папки', 'ArrowDown')).toBe('Папки')
  expect(await press('Папки', 'ArrowUp')).toBe('Бумага')
  expect(await press('Ручки', 'ArrowUp')).toBe('Ручки')
  expect(await press('Белая', 'ArrowDown')).toBe('Цветная')
  expect(await press('Белая', 'ArrowUp')).toBe('Белая')
})

test('→ leads to the first link at the right, ← back to the open section', async () => {
  render(<Panes />)
  expect(await press('Бумага', 'ArrowRight')).toBe('Белая')
  expect(await press('Цветная', 'ArrowRight')).toBe('Цветная')
  expect(await press('Цветная', 'ArrowLeft')).toBe('Бумага')
  expect(await press('Ручки', 'ArrowLeft')).toBe('Ручки')
})

test('arrows do not scroll the page; other keys do what they do', async () => {
  const prevented: Record<string, boolean> = {}
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what the panes have left over
    <div
      onKeyDown={(event) => {
        prevented[event.key] = event.defaultPrevented
      }}
    >
      <Panes />
    </div>,
  )
  for (const key of ['ArrowDown', 'ArrowRight', 'Home', 'a']) await press('Ручки', key)
  expect(prevented).toEqual({ ArrowDown: true, ArrowRight: true, Home: false, a: false })
})
