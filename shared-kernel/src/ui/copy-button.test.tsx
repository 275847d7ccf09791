import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from './copy-button'

/** Presses the button in a browser whose clipboard takes a text so. */
async function copy(write: (text: string) => Promise<void>) {
  const user = userEvent.setup()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const { kernel } = renderWithKernel(
    <CopyButton text="184302" label="Скопировать код товара" copied="Код скопирован" />,
  )
  await user.click(screen.getByRole('button', { name: 'Скопировать код товара' }))
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect(written.mock.calls).toEqual([['184302']])
  return kernel.notices.current().map(({ kind, text }) => [kind, text])
}

test('a text that is in the clipboard is said to be there', async () => {
  expect(await copy(async () => undefined)).toEqual([['success', 'Код скопирован']])
})

test('a browser that does not let it is told of', async () => {
  const said = await copy(() => Promise.reject(new Error('not allowed')))
  expect(said).toEqual([['error', 'Браузер не дал скопировать, выделите текст вручную']])
})
