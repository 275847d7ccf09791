import { useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { FormModal, withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'
import { useCloseOnBack } from './use-close-on-back'
import { useDialogKeys } from './use-dialog-keys'
import { useReturnFocus } from './use-return-focus'

const close = jest.fn()

function Page() {
  useCloseOnBack(close)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/basket')}>
        Дальше
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}

function Dialog({ onClose, isBoxed = true }: { onClose: () => void; isBoxed?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useDialogKeys(onClose, isBoxed ? box : undefined)
  return (
    <div ref={box} data-testid="box">
      <button type="button">Один</button>
      <button type="button">Два</button>
      <button type="button">Три</button>
    </div>
  )
}

function OpenerPage({ isOpen, hasOpener = true }: { isOpen: boolean; hasOpener?: boolean }) {
  useReturnFocus(isOpen)
  return (
    <>
      {hasOpener && <button type="button">Отменить</button>}
      <button type="button">Другое</button>
      {isOpen && <input aria-label="Причина" />}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('use-close-on-back', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  beforeEach(() => close.mockClear())

  test('«back» closes what is open, a way on and a first page do not', async () => {
    renderWithKernel(<Page />)
    expect(close).not.toHaveBeenCalled()
    await press('Дальше')
    expect(close).not.toHaveBeenCalled()
    await press('Назад')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('use-dialog-keys', () => {
  describe('the dialog of a modal that does not load', () => {
    const fail = async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const rendered = renderApp({
        path: '/catalog-list',
        modules: {
          ...withModal({ default: FormModal }),
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

  describe('keys of what stands in the place of a modal', () => {
    const close = jest.fn()
    const heard = jest.fn()
    const show = (isBoxed?: boolean) => render(<Dialog onClose={close} isBoxed={isBoxed} />)
    const press = (key: string, keys: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys })
    const focused = () => document.activeElement?.textContent

    beforeEach(() => {
      close.mockClear()
      heard.mockClear()
      document.addEventListener('keydown', heard)
    })
    afterEach(() => document.removeEventListener('keydown', heard))

    test('Tab goes through all buttons and round; from outside it begins with the first, backwards with the last', () => {
      show()
      const steps = [0, 0, 0, 0].map(() => [press('Tab'), focused()])
      expect(steps).toEqual([
        [false, 'Один'],
        [false, 'Два'],
        [false, 'Три'],
        [false, 'Один'],
      ])
      const back = [0, 0].map(() => [press('Tab', { shiftKey: true }), focused()])
      expect(back).toEqual([
        [false, 'Три'],
        [false, 'Два'],
      ])
      expect(heard).not.toHaveBeenCalled()
    })

    test('Esc closes it, and nothing else hears of it', () => {
      show()
      press('Escape')
      expect(close).toHaveBeenCalledTimes(1)
      expect(heard).not.toHaveBeenCalled()
    })
  })
})

describe('use-return-focus', () => {
  const focus = (element: HTMLElement) => act(() => element.focus())
  const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

  /** A page whose button has opened a modal with a field. */
  function open() {
    const { rerender } = render(<OpenerPage isOpen={false} />)
    focus(button('Отменить'))
    rerender(<OpenerPage isOpen />)
    focus(screen.getByLabelText('Причина'))
    return rerender
  }

  test('the opener has the focus again, without any scrolling', async () => {
    const rerender = open()
    const focused = jest.spyOn(button('Отменить'), 'focus')
    rerender(<OpenerPage isOpen={false} />)
    expect(document.body).toHaveFocus()
    await nextFrame()
    expect(button('Отменить')).toHaveFocus()
    expect(focused).toHaveBeenCalledWith({ preventScroll: true })
  })

  test('the first opener is the one that counts while further modals come', async () => {
    const rerender = open()
    rerender(<OpenerPage isOpen />)
    rerender(<OpenerPage isOpen={false} />)
    await nextFrame()
    expect(button('Отменить')).toHaveFocus()
  })
})
