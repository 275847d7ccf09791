import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CancelOrderModal, FormModal, SearchPage, withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'

function AnyModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Окно">
      <input aria-label="Поле окна" />
    </Modal>
  )
}

function LoginModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Вход">
      <input aria-label="Почта" />
    </Modal>
  )
}

describe('ModalHost', () => {
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

  test('[SHELL-055] each opens by its name over any route; closing returns to the page', async () => {
    const { modals } = testKernel({ plan: shopPlan() }).plan
    const exposed = DIALOGS.map((name) => `${modals[name]?.part}/${modals[name]?.expose}`)
    const modules = {
      'mf-catalog/./CatalogListPage': { default: SearchPage },
      'mf-catalog/./SearchPage': { default: SearchPage },
      ...Object.fromEntries(exposed.map((module) => [module, { default: AnyModal }])),
    }
    for (const [path, names] of [
      ['/catalog-list', DIALOGS],
      ['/search?q=клей', ['basketError']],
    ] as const) {
      const { kernel, unmount } = renderApp({ path, modules })
      const field = screen.getByLabelText('Поиск')
      fireEvent.change(field, { target: { value: '48 390' } })
      for (const name of names) {
        act(() => field.focus())
        await act(async () => kernel.modals.open(name, {} as never))
        expect([name, screen.queryByRole('dialog', { name: 'Окно' }) !== null]).toEqual([name, true])
        await waitFor(() => expect(screen.getByLabelText('Поле окна')).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        expect(kernel.modals.current()).toEqual([])
        expect(screen.getByLabelText('Поиск')).toBe(field)
        expect(field).toHaveValue('48 390')
        await waitFor(() => expect(field).toHaveFocus())
      }
      unmount()
    }
  })

  test('while its code is on the way that is said, and Esc gives it up', async () => {
    const modules = withModal(() => new Promise(() => undefined))
    const { kernel } = renderApp({ path: '/catalog-list', modules })
    act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
    expect(await screen.findByText('Окно загружается')).toBeInTheDocument()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(kernel.modals.current()).toEqual([])
  })

  test('a modal that does not load leaves the page alone and can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const loads = jest
      .fn<Promise<object>, []>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValueOnce({ default: CancelOrderModal })
    const { kernel } = renderApp({ path: '/catalog-list', modules: withModal(loads) })
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

  describe('a login that is needed while a form is open', () => {
    const openBoth = async () => {
      const rendered = renderApp({
        path: '/catalog-list',
        modules: {
          ...withModal({ default: FormModal }),
          'mf-auth/./LoginModal': { default: LoginModal },
        },
      })
      const { kernel } = rendered
      await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
      screen.getByLabelText('Причина').focus()
      fireEvent.input(screen.getByLabelText('Причина'), { target: { value: 'передумал' } })
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
})

describe('use-known-modals', () => {
  describe('a modal whose part is not there', () => {
    const openMissing = async (open: (kernel: Kernel) => void) => {
      const rendered = renderApp({ path: '/catalog-list', modules: withModal({}), plan: { modals: {} } })
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
  })
})

describe('use-modals-ahead', () => {
  describe('the code of a modal', () => {
    const link = (name: string) => {
      const opener = document.createElement('a')
      opener.setAttribute('data-modal', name)
      opener.append(document.createElement('span'))
      document.body.append(opener)
      return opener
    }
    const open = (load: () => Promise<object>) =>
      renderApp({ path: '/catalog-list', modules: withModal(load) })
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
  })
})
