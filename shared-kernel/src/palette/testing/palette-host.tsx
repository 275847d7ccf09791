import { styled } from '@prilavok/shared-kernel/styled'
import { type RenderedWithKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PaletteProvider } from '../context'
import { activeOf, createPalette, type EntryHandle, type Palette } from '../palette'
import { pressKey } from '../press-key'

const Grid = styled.div`
  padding: 8px;
`

interface HostProps {
  palette: Palette
  children?: ReactNode
}

/** A field whose keys go to the palette, and entries in its grid. */
const Host = ({ palette, children }: HostProps) => (
  <PaletteProvider value={palette}>
    <input
      aria-label="Быстрый переход"
      onKeyDown={(event) => {
        event.currentTarget.dataset.taken = String(pressKey(palette, event))
      }}
    />
    <Grid role="grid">{children}</Grid>
  </PaletteProvider>
)

export const field = () => screen.getByRole<HTMLInputElement>('textbox')

/** The key arrives in the field. Returns whether it was meant for the entries: then the browser does nothing with it. */
export function press(key: string, options: object = {}): boolean {
  const isLeft = fireEvent.keyDown(field(), { key, ...options })
  expect(field()).toHaveAttribute('data-taken', String(!isLeft))
  return !isLeft
}

/** Entries in a palette of which the first is ready for Enter. */
export function renderEntries(
  children: ReactNode,
  options: Parameters<typeof renderWithKernel>[1] = {},
): RenderedWithKernel & { palette: Palette; close: jest.Mock } {
  const close = jest.fn()
  const palette = createPalette({ field: () => null, close })
  palette.reset(true)
  const rendered = renderWithKernel(<Host palette={palette}>{children}</Host>, options)
  return { ...rendered, palette, close }
}

/** An empty element for each name, one under the other in the page. */
function elementsOf(names: readonly string[]): Record<string, HTMLElement> {
  const elements = names.map((name): [string, HTMLElement] => {
    const element = document.createElement('div')
    element.textContent = name
    return [name, element]
  })
  document.body.replaceChildren(...elements.map(([, element]) => element))
  return Object.fromEntries(elements)
}

/** A palette with an entry for each name, in the order of the names; `acts` hears what is carried out. */
export function paletteOf(
  names: readonly string[],
  { takesFirst = true, opens = [] }: { takesFirst?: boolean; opens?: readonly string[] } = {},
) {
  const acts: string[] = []
  const close = jest.fn()
  const palette = createPalette({ field: () => null, close })
  const elements = elementsOf(names)
  const handleOf = (name: string): EntryHandle => ({
    element: elements[name] ?? document.body,
    enter: () => acts.push(`enter ${name}`),
    ...(opens.includes(name) && { open: () => acts.push(`open ${name}`) }),
  })
  const register = (name: string) => palette.register(name, handleOf(name))
  palette.reset(takesFirst)
  return { palette, acts, close, elements, register, active: () => activeOf(palette.current()) }
}

/** Until everything that has come has had its consequences. */
export const microtasksDone = () => new Promise<void>((resolve) => queueMicrotask(resolve))
