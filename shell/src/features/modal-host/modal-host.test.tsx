import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { renderApp } from '../../testing/render-app'

function CancelOrderModal({ orderId, close }: { orderId: number } & ModalFrame) {
  return (
    <div role="dialog" aria-label={`Отмена заказа ${orderId}`}>
      <button type="button" onClick={close}>
        Не отменять
      </button>
    </div>
  )
}
function OrdersPage() {
  const [text, setText] = useState('')
  return <input aria-label="Поиск" value={text} onChange={(event) => setText(event.target.value)} />
}
const withPage = (modal: object | (() => Promise<object>)) => ({
  'mf-catalog/./CatalogListPage': { default: OrdersPage },
  'mf-cabinet/./CancelOrderModal': modal,
})

test('a modal of any part opens by its name over any route; closing keeps the page below and its focus', async () => {
  const modules = withPage({ default: CancelOrderModal })
  const { kernel } = renderApp({ path: '/catalog-list', modules })
  const search = screen.getByLabelText('Поиск')
  await userEvent.type(search, '48 390')
  act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(screen.getByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(search).toHaveValue('48 390')
  await waitFor(() => expect(search).toHaveFocus())
})

describe('the code of a modal', () => {
  const link = (name: string) => {
    const opener = document.createElement('a')
    opener.setAttribute('data-modal', name)
    opener.append(document.createElement('span'))
    document.body.append(opener)
    return opener
  }
  const open = (load: () => Promise<object>) => renderApp({ path: '/catalog-list', modules: withPage(load) })
  afterEach(() => {
    for (const opener of document.querySelectorAll('body > a[data-modal]')) opener.remove()
    Object.assign(navigator, { connection: undefined })
  })

  test.each([
    [
      'the pointer is over its link',
      (opener: Element) => fireEvent.pointerOver(opener.querySelector('span') ?? opener),
    ],
    ['its link has the focus', (opener: Element) => fireEvent.focusIn(opener)],
  ])('loads when %s', (_when, mean) => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    open(load)
    mean(link('addAddress'))
    mean(document.body)
    expect(load).not.toHaveBeenCalled()
    mean(link('cancelOrder'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('does not load ahead where the buyer saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    open(load)
    fireEvent.pointerOver(link('cancelOrder'))
    expect(load).not.toHaveBeenCalled()
  })

  test('that does not load ahead is asked for again by the modal', async () => {
    const load = jest
      .fn<Promise<object>, []>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue({ default: CancelOrderModal })
    const { kernel } = open(load)
    fireEvent.pointerOver(link('cancelOrder'))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
    expect(await screen.findByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
  })
})

/** The dialogs of the specification (000 §2, 001 §2) by the names that parts open them by. */
const DIALOGS = [
  'authentication',
  'QuickView',
  'addAddress',
  'basketError',
  'basketLoadXls',
  'passwordSuccess',
  'fileErrors',
  'add-by-code',
  'add-from-file',
  'paymentType',
  'cancelOrder',
  'serverError',
  'feedback',
  'askQuestion',
] as const

function AnyModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Окно">
      <input aria-label="Поле окна" />
    </Modal>
  )
}

test.each(DIALOGS)(
  '[SHELL-055] %s opens by its name over any route; closing returns to the page',
  async (name) => {
    const { plan } = testKernel({ plan: shopPlan() })
    const planned = plan.modals[name]
    expect(planned).toBeDefined()
    const modules = {
      'mf-catalog/./CatalogListPage': { default: OrdersPage },
      'mf-catalog/./SearchPage': { default: OrdersPage },
      [`${planned?.part}/${planned?.expose}`]: { default: AnyModal },
    }
    for (const path of ['/catalog-list', '/search?q=клей']) {
      const { kernel, unmount } = renderApp({ path, modules })
      const field = screen.getByLabelText('Поиск')
      fireEvent.change(field, { target: { value: '48 390' } })
      act(() => field.focus())
      await act(async () => kernel.modals.open(name, {} as never))
      expect(screen.getByRole('dialog', { name: 'Окно' })).toBeInTheDocument()
      await waitFor(() => expect(screen.getByLabelText('Поле окна')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(kernel.modals.current()).toEqual([])
      expect(screen.getByLabelText('Поиск')).toBe(field)
      expect(field).toHaveValue('48 390')
      await waitFor(() => expect(field).toHaveFocus())
      unmount()
    }
  },
)

test('while its code is on the way that is said, and Esc gives it up', async () => {
  const modules = withPage(() => new Promise(() => undefined))
  const { kernel } = renderApp({ path: '/catalog-list', modules })
  act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(await screen.findByText('Окно загружается')).toBeInTheDocument()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(kernel.modals.current()).toEqual([])
})

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

test('a modal that opens with no field takes no text, and its keys are its own', async () => {
  const arrive = await openWhileLoading()
  await userEvent.keyboard('абв')
  await arrive({ default: CancelOrderModal })
  act(() => screen.getByRole('button', { name: 'Не отменять' }).focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a modal that does not load leaves the page alone and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const loads = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce({ default: CancelOrderModal })
  const { kernel } = renderApp({ path: '/catalog-list', modules: withPage(loads) })
  const failed = jest.fn()
  kernel.bus.on('part:failed', failed)
  await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(await screen.findByRole('alertdialog', { name: 'Не удалось открыть окно' })).toBeInTheDocument()
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ part: 'mf-cabinet', phase: 'load' }))
  expect(screen.getByLabelText('Поиск')).toBeInTheDocument()
  // The modal suspends: the click is awaited with what it starts.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect(await screen.findByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
})

describe('a modal whose part is not there', () => {
  const openMissing = async (open: (kernel: Kernel) => void) => {
    const rendered = renderApp({ path: '/catalog-list', modules: withPage({}), plan: { modals: {} } })
    screen.getByLabelText('Поиск').focus()
    await act(async () => open(rendered.kernel))
    return rendered
  }

  test('is said once; the page goes on taking keys', async () => {
    const { kernel } = await openMissing(({ modals }) => modals.open('paymentType', {}))
    expect(screen.getByRole('alert')).toHaveTextContent('Это окно сейчас недоступно')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(kernel.modals.current()).toEqual([])
    await userEvent.keyboard('бумага')
    expect(screen.getByLabelText('Поиск')).toHaveValue('бумага')
    await userEvent.tab()
    expect(screen.getByLabelText('Поиск')).not.toHaveFocus()
  })

  test('also when the login is asked for', async () => {
    await openMissing(({ bus }) => bus.emit('session:prompted', {}))
    expect(screen.getByRole('alert')).toHaveTextContent('Это окно сейчас недоступно')
    await userEvent.keyboard('бумага')
    expect(screen.getByLabelText('Поиск')).toHaveValue('бумага')
  })
})

describe('the dialog of a modal that does not load', () => {
  const fail = async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const rendered = renderApp({
      path: '/catalog-list',
      modules: {
        ...withPage({ default: FormModal }),
        'mf-auth/./LoginModal': () => Promise.reject(new Error('404')),
      },
    })
    await act(async () => rendered.kernel.modals.open('cancelOrder', { orderId: 5 }))
    await act(async () => rendered.kernel.modals.open('authentication', {}))
    await screen.findByRole('alertdialog')
    return rendered
  }
  const button = (name: string) => screen.getByRole('button', { name, hidden: true })

  test('keeps the keyboard: Tab goes round, a press beside it takes the focus nowhere', async () => {
    await fail()
    const [close, retry] = [screen.getAllByRole('button', { name: 'Закрыть' }).at(-1), button('Повторить')]
    expect(retry).toHaveFocus()
    await userEvent.tab()
    expect(close).toHaveFocus()
    await userEvent.tab()
    expect(retry).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(close).toHaveFocus()
    await userEvent.click(screen.getByRole('alertdialog').parentElement as Element)
    expect(close).toHaveFocus()
    act(() => close?.blur())
    await userEvent.tab({ shift: true })
    expect(retry).toHaveFocus()
  })

  test('Esc closes it alone: the form below stays', async () => {
    const { kernel } = await fail()
    await userEvent.keyboard('{Escape}')
    expect(kernel.modals.current().map(({ name }) => name)).toEqual(['cancelOrder'])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Отмена заказа' })).toBeVisible()
  })
})

function LoginModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Вход">
      <input aria-label="Почта" />
    </Modal>
  )
}
function FormModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Отмена заказа">
      <input aria-label="Причина" />
    </Modal>
  )
}

describe('a login that is needed while a form is open', () => {
  const openBoth = async () => {
    const rendered = renderApp({
      path: '/catalog-list',
      modules: {
        ...withPage({ default: FormModal }),
        'mf-auth/./LoginModal': { default: LoginModal },
      },
    })
    const { kernel } = rendered
    await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
    await userEvent.type(screen.getByLabelText('Причина'), 'передумал')
    await act(async () => kernel.bus.emit('session:prompted', {}))
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    return rendered
  }

  test('stands over it; Esc closes the login alone, the form is there with its text and the focus', async () => {
    const { kernel } = await openBoth()
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus())
    expect(screen.getByLabelText('Причина')).toHaveValue('передумал')
    await userEvent.keyboard('{Escape}')
    expect(kernel.modals.current()).toEqual([{ name: 'cancelOrder', props: { orderId: 5 } }])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Вход' })).not.toBeInTheDocument())
    expect(screen.getByRole('dialog', { name: 'Отмена заказа' })).toBeVisible()
    expect(screen.getByLabelText('Причина')).toHaveValue('передумал')
    await waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus())
  })

  test('is asked for once, and goes with the form that it stands over', async () => {
    const { kernel } = await openBoth()
    act(() => kernel.bus.emit('session:prompted', { returnTo: '/basket/ordering' }))
    expect(kernel.modals.current()).toEqual([
      { name: 'cancelOrder', props: { orderId: 5 } },
      { name: 'authentication', props: { returnTo: '/basket/ordering' } },
    ])
    act(() => kernel.modals.close('cancelOrder'))
    expect(kernel.modals.current()).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
