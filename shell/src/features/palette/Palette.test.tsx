import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeRow, openPalette, paletteField, paletteRows } from '../../testing/palette'

test('Enter opens the page of an entry and closes the palette', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'каталог')
  await waitFor(() => expect(activeRow()).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the search for everything, which is always there, is not among what was found', async () => {
  await openPalette({ modules: { 'mf-catalog/./PaletteProducts': { default: () => null } } })
  await userEvent.type(paletteField(), 'ыъщ')
  await waitFor(() => expect(paletteRows()).toHaveLength(1))
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Ничего не найдено')
})
