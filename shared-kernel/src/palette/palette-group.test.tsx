import { ApiError } from '@prilavok/shared-kernel/errors'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { createPalette } from './palette'
import { PaletteEntry } from './palette-entry'
import { PaletteGroup, type PaletteGroupProps } from './palette-group'
import { Host, renderEntries } from './testing/palette-host'

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

  test('that is asked for once more takes the place of the error', () => {
    renderGroup({ pending: true, error: offline })
    expect(screen.getByRole('row', { name: 'Ручки' })).toBeInTheDocument()
    expect(screen.queryByText('Ошибка сети.')).toBeNull()
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
