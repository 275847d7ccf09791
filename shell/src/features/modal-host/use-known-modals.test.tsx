import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'

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

  test('also when the login is asked for', async () => {
    await openMissing(({ bus }) => bus.emit('session:prompted', {}))
    expect(screen.getByRole('alert')).toHaveTextContent('Это окно сейчас недоступно')
    await userEvent.keyboard('бумага')
    expect(screen.getByLabelText('Поиск')).toHaveValue('бумага')
  })
})
