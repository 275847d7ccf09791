import { useLocation } from '@prilavok/shared-kernel/router'
import { shopPlan } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeRow, openPalette, paletteField, paletteRows } from '../../testing/palette'

test('Esc clears what is typed, then closes', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'бум')
  await userEvent.keyboard('{Escape}')
  expect(paletteField()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('groups stand in the order of the kit; arrows go through all of them and round, Home and End to the ends', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'ка')
  await waitFor(() => expect(activeRow()).toHaveTextContent('Бумага А4'))
  const titles = paletteRows().map((row) => row.textContent)
  expect(titles).toEqual([
    'Бумага А4',
    'Бумага А3',
    'Как сделать заказ',
    'Каталог',
    'Искать «ка» во всём каталогеCtrl Enter',
  ])
  expect(screen.getAllByRole('rowgroup').map(({ firstChild }) => firstChild?.textContent?.trim())).toEqual([
    'Товары',
    'Страницы',
    'Действия',
  ])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeRow()).toHaveTextContent('Каталог')
  await userEvent.keyboard('{End}')
  expect(activeRow()).toHaveTextContent('Искать')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeRow()).toHaveTextContent('Бумага А4')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeRow()).toHaveTextContent('Искать')
  await userEvent.keyboard('{Home}')
  expect(activeRow()).toHaveTextContent('Бумага А4')
  expect(paletteField()).toHaveFocus()
})

test('Ctrl+Enter searches everything for what is typed', async () => {
  await openPalette()
  await userEvent.type(paletteField(), 'бум')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list of products that is pasted into it opens the preview of it in its place', async () => {
  const { kernel } = await openPalette()
  await userEvent.paste('100241\t5\n100260\t2')
  expect(kernel.modals.current()).toEqual([
    { name: 'pastePreview', props: { text: '100241\t5\n100260\t2', basket: 'main' } },
  ])
})

test('what it points at is open while there is something', async () => {
  await openPalette({ plan: { slots: {} } })
  expect(paletteField()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(paletteField(), 'корзин')
  expect(paletteField()).toHaveAttribute('aria-expanded', 'true')
  expect(paletteField()).toHaveAttribute('aria-controls', screen.getByRole('grid').id)
})

test.each(['', '   '])('Ctrl+Enter of «%s» searches nothing', async (text) => {
  await openPalette()
  if (text) await userEvent.type(paletteField(), text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

const FoundPage = () => <h1>{new URLSearchParams(useLocation().search).get('q')}</h1>

test('⌘Enter searches, blanks around the text are left out', async () => {
  await openPalette({ modules: { 'mf-catalog/./SearchPage': { default: FoundPage } } })
  await userEvent.type(paletteField(), ' бум ')
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  expect(await screen.findByRole('heading', { name: 'бум' })).toBeInTheDocument()
})

test('without a page of results Ctrl+Enter leads nowhere', async () => {
  await openPalette({ plan: { routes: [] } })
  await userEvent.type(paletteField(), 'бум')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(paletteField()).toHaveValue('бум')
})

test('a text that is no list is pasted into the field, and so is a list where no part takes it', async () => {
  const { unmount, kernel } = await openPalette()
  await userEvent.paste('бумага')
  expect(paletteField()).toHaveValue('бумага')
  expect(kernel.modals.current().map(({ name }) => name)).toEqual(['palette'])
  unmount()
  const { modals = {} } = shopPlan()
  await openPalette({ plan: { modals: { ...modals, pastePreview: undefined } } })
  await userEvent.paste('100241\t5')
  expect(paletteField()).not.toHaveValue('')
})

test('its button closes it', async () => {
  await openPalette()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
