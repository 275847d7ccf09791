import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { renderApp } from '../../testing/render-app'

/** As the kernel's modals do, it puts the focus into its first control. */
function RenameModal({ close }: ModalFrame) {
  const [text, setText] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div role="dialog" aria-label="Переименование">
      <input
        ref={first}
        aria-label="Название"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input aria-label="Пароль" />
      <button type="button" onClick={close}>
        Закрыть
      </button>
    </div>
  )
}

const opened = jest.fn()
function Opener() {
  const { modals } = useKernel()
  const open = () => {
    opened()
    modals.open('cancelOrder', { orderId: 5 })
  }
  return (
    <button type="button" onClick={open}>
      Отменить
    </button>
  )
}

/** Opens a modal by the button of a page; gives the end of the loading of its code. */
async function openWhileLoading() {
  let arrive: (module: object) => void = () => undefined
  const loading = new Promise<object>((resolve) => {
    arrive = resolve
  })
  renderApp({
    path: '/catalog-list',
    modules: {
      'mf-catalog/./CatalogListPage': { default: Opener },
      'mf-cabinet/./CancelOrderModal': () => loading,
    },
  })
  opened.mockClear()
  screen.getByRole('button', { name: 'Отменить' }).focus()
  // The modal suspends: the key is awaited with what it starts.
  await act(() => userEvent.keyboard('{Enter}'))
  return (module: object) => act(async () => arrive(module))
}

test('what is typed and pasted while its code is on the way stands in its first field; the opener hears none of it', async () => {
  const arrive = await openWhileLoading()
  await userEvent.keyboard('а 5{Enter}х{Backspace} ')
  await userEvent.paste('б')
  await arrive({ default: RenameModal })
  expect(screen.getByLabelText('Название')).toHaveFocus()
  expect(screen.getByLabelText('Название')).toHaveValue('а 5 б')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('в')
  expect(screen.getByLabelText('Название')).toHaveValue('а 5 бв')
})

test('keys that are no text are left to the browser while its code is on the way; nothing else reaches the page', async () => {
  const heard = jest.fn()
  const arrive = await openWhileLoading()
  document.addEventListener('keydown', heard)
  const press = (key: string, keys: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys })
  for (const [key, keys] of [
    ['r', { ctrlKey: true }],
    ['r', { metaKey: true }],
    ['d', { altKey: true }],
    ['F5', {}],
    ['ArrowDown', {}],
  ] as const)
    expect([key, press(key, keys)]).toEqual([key, true])
  expect(heard).toHaveBeenCalledTimes(5)
  for (const key of ['а', ' ', 'Enter', 'Backspace', 'Tab', 'б'])
    expect([key, press(key)]).toEqual([key, false])
  expect(heard).toHaveBeenCalledTimes(5)
  document.removeEventListener('keydown', heard)
  await arrive({ default: RenameModal })
  expect(screen.getByLabelText('Название')).toHaveValue('а')
})

test('what is typed after Tab, which may be a password, is not put into the first field', async () => {
  const arrive = await openWhileLoading()
  await userEvent.keyboard('a@b.ru{Tab}secret')
  await arrive({ default: RenameModal })
  expect(screen.getByLabelText('Название')).toHaveValue('a@b.ru')
  expect(screen.getByLabelText('Пароль')).toHaveValue('')
})

test('when the modal is given up the page has its keys again', async () => {
  await openWhileLoading()
  fireEvent.keyDown(document, { key: 'Escape' })
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  document.addEventListener('paste', heard)
  expect(fireEvent.keyDown(document.body, { key: 'а' })).toBe(true)
  await userEvent.paste('б')
  document.removeEventListener('keydown', heard)
  document.removeEventListener('paste', heard)
  expect(heard.mock.calls.map(([{ type, defaultPrevented }]) => [type, defaultPrevented])).toEqual([
    ['keydown', false],
    ['paste', false],
  ])
})
