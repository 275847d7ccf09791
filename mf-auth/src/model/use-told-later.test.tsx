import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToldLater } from './use-told-later'

let tell: (text: string) => void
function Form() {
  tell = useToldLater()
  return (
    <button type="button" onClick={() => tell('Отправлено')}>
      Отправить
    </button>
  )
}

test('a form that is shown says itself what has come of it', async () => {
  const { kernel } = renderWithKernel(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(kernel.notices.current()).toEqual([])
})

test('of one that was closed meanwhile a notice says it', () => {
  const { kernel, unmount } = renderWithKernel(<Form />)
  unmount()
  tell('Отправлено')
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Отправлено' }])
})
