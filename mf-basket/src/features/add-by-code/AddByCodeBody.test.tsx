import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { basketApi } from '../../testing/basket-api'
import { AddByCodeBody } from './AddByCodeBody'
import { useCodeRows } from './model/use-code-rows'

basketApi()

function Form({ children, onClose }: { children?: ReactNode; onClose: () => void }) {
  const codes = useCodeRows('main', { onDone: () => undefined })
  return (
    <Modal open onClose={onClose} title="Коды">
      <AddByCodeBody basket="main" codes={codes}>
        {children}
      </AddByCodeBody>
    </Modal>
  )
}
function renderBody(children?: ReactNode) {
  const onClose = jest.fn()
  renderWithKernel(<Form onClose={onClose}>{children}</Form>)
  return onClose
}
const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const paste = (text: string) =>
  fireEvent.paste(code(1), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : text) },
  })

test('how rows are filled is said, unless something else is', () => {
  renderBody()
  expect(screen.getByText(/Введите 6\sцифр/)).toHaveTextContent(
    /письма: код и\sколичество\. Enter следующая строка$/,
  )
  expect(screen.queryByText(/пропущено/)).toBeNull()
})
test('something else stands in its place', () => {
  renderBody(<p>Из файла</p>)
  expect(screen.getByText('Из файла')).toBeVisible()
  expect(screen.queryByText(/Введите 6/)).toBeNull()
})

test('an untouched form closes at once, one with something in it asks first', async () => {
  const onClose = renderBody()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.type(code(1), '1843')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('of lines without a count those that fit are taken, the others are told as left', async () => {
  renderBody()
  const rows = (from: number, count: number, quantity: string) =>
    Array.from({ length: count }, (_, at) => `${from + at}\t${quantity}`)
  paste(rows(200_000, 3, '1').join('\n'))
  paste(['Код\tКол-во', ...rows(300_000, 300, '1'), ...rows(400_000, 700, '')].join('\n'))
  expect(await screen.findByText(/потому пропущено: 700\sстрок/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Взять и\sих$/ }))
  expect(await screen.findByText(/Взяты первые 1 000 строк.*Ещё 3 строки/)).toBeVisible()
  expect(screen.queryByText(/пропущено/)).toBeNull()
})
