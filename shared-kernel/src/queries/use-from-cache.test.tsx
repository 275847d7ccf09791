import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { useFromCache } from './use-from-cache'

const KEY = ['section']

const Title = ({ read }: { read: () => string | undefined }) => <h1>{useFromCache(read) ?? 'Раздел'}</h1>

function open() {
  const kernel = testKernel()
  const read = jest.fn(() => kernel.query.getQueryData<string>(KEY))
  return { ...renderWithKernel(<Title read={read} />, { kernel }), kernel, read }
}

test('a title follows the data that arrive', async () => {
  const { kernel } = open()
  expect(screen.getByRole('heading', { name: 'Раздел' })).toBeVisible()
  await act(async () => void kernel.query.setQueryData(KEY, 'Ручки'))
  expect(screen.getByRole('heading', { name: 'Ручки' })).toBeVisible()
})
