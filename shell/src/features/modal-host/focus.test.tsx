import { useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormModal, withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'
import { useCloseOnBack } from './use-close-on-back'
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
})
