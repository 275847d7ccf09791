import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RetryNote } from './retry-note'

const onRetry = jest.fn()
const TEXT = 'Документы не загрузились.'
const error = new Error('x')

test('nothing is said while nothing has failed', () => {
  const { container } = renderWithKernel(
    <RetryNote error={null} text={TEXT} retrying={false} onRetry={onRetry} />,
  )
  expect(container).toBeEmptyDOMElement()
})

test('what has not come is announced, with another try', async () => {
  renderWithKernel(<RetryNote error={error} text={TEXT} retrying={false} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Документы не загрузились\. \S/)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('another try that runs is not made twice; of two notes one is announced', async () => {
  renderWithKernel(
    <>
      <RetryNote error={error} text={TEXT} retrying onRetry={onRetry} />
      <RetryNote error={error} text={TEXT} retrying onRetry={onRetry} />
    </>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  for (const button of screen.getAllByRole('button', { name: 'Повторить' })) await userEvent.click(button)
  expect(onRetry).not.toHaveBeenCalled()
})
