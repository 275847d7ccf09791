import { ApiError } from '@prilavok/shared-kernel/errors'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorState } from './error-state'

const failed = (requestId?: string) =>
  new ApiError({
    kind: 'answer',
    status: 500,
    statusText: 'Internal Server Error',
    answer: { meta: { errorDetail: 'База недоступна' } },
    requestId,
    path: '/v3/api/catalog/list/',
  })

test('an error is shown with its text and the code for the support, which is copied', async () => {
  const user = userEvent.setup()
  const { kernel } = renderWithKernel(<ErrorState error={failed('b7f3c2a9')}>Корзина сохранена.</ErrorState>)
  expect(screen.getByRole('alert')).toHaveTextContent('База недоступна. Корзина сохранена.')
  expect(screen.getByRole('alert')).toHaveTextContent('Код обращения: b7f3c2a9')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Скопировать код обращения' }))
  expect(write).toHaveBeenCalledWith('b7f3c2a9')
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Код обращения скопирован' }])
})

test('a browser that does not copy is told of', async () => {
  const user = userEvent.setup()
  const { kernel } = renderWithKernel(<ErrorState error={failed('b7f3c2a9')} />)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Скопировать код обращения' }))
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
})
