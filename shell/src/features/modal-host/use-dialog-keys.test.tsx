import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { FormModal, withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'
import { useDialogKeys } from './use-dialog-keys'

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

  test('other keys are left alone, and so is Tab where nothing holds it', () => {
    show(false)
    expect(press('Tab')).toBe(true)
    expect(press('а')).toBe(true)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(close).not.toHaveBeenCalled()
  })

  test('a key that is no Tab moves no focus', () => {
    show()
    expect(press('ArrowDown')).toBe(true)
    expect(document.body).toHaveFocus()
  })

  test('when it is gone Esc is heard again', () => {
    show().unmount()
    press('Escape')
    expect(close).not.toHaveBeenCalled()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
