import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { useSendDocuments } from './use-send-documents'

const { data, called, requests, intercept } = cabinetApi()
const MAX = 5_242_880

function Sending({ files }: { files: File[] }) {
  const uploads = useSendDocuments()
  const [first] = uploads.list
  return (
    <>
      <button type="button" onClick={() => uploads.add(files)}>
        Отправить
      </button>
      <button type="button" onClick={() => first && uploads.retry(first.id)}>
        Повторить
      </button>
      <output>
        {uploads.list
          .map(({ name, state, problem }) => [name, state, problem].filter(Boolean).join(' '))
          .join('; ')}
      </output>
    </>
  )
}
const fileOf = (name: string, size = 3) => {
  const file = new File(['abc'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const show = (...files: File[]) => renderWithKernel(<Sending files={files} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const becomes = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
/** Holds back the answers to documents that are sent. */
function hold() {
  const held: (() => void)[] = []
  intercept(async ({ method }) => {
    if (method === 'POST') await new Promise<void>((resolve) => held.push(resolve))
    return undefined
  })
  return held
}

test('[CAB-065] what is not taken is told in the dialog, each with its reason, and stands nowhere else', async () => {
  const { kernel } = show(fileOf('Подпись.p7s'), fileOf('Скан.pdf'), fileOf('Большой.jpg', MAX + 1))
  await press('Отправить')
  expect(kernel.modals.current()).toMatchObject([
    {
      name: 'fileErrors',
      props: {
        files: [
          { name: 'Подпись.p7s', reason: 'Неподдерживаемый формат файла.' },
          { name: 'Большой.jpg', reason: 'Размер файла должен быть не больше 5МБ' },
        ],
      },
    },
  ])
  await becomes('Скан.pdf sent')
  expect(called('POST')).toHaveLength(1)
})

test('where all are taken there is no dialog', async () => {
  const { kernel } = show(fileOf('a.pdf'), fileOf('b.pdf'))
  await press('Отправить')
  await becomes('a.pdf sent; b.pdf sent')
  expect(kernel.modals.current()).toEqual([])
  expect(called('POST')).toHaveLength(2)
})

test('leaving asks first while files wait or go, and no longer', async () => {
  const held = hold()
  const { kernel } = show(fileOf('a.pdf'), fileOf('b.pdf'))
  expect(kernel.leaveGuards.active()).toBe(false)
  await press('Отправить')
  await becomes('a.pdf sending; b.pdf waiting')
  expect(kernel.leaveGuards.active()).toBe(true)
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  await becomes('a.pdf sent; b.pdf sending')
  expect(kernel.leaveGuards.active()).toBe(true)
  await waitFor(() => expect(held).toHaveLength(2))
  held[1]?.()
  await becomes('a.pdf sent; b.pdf sent')
  expect(kernel.leaveGuards.active()).toBe(false)
})

test('an answer that names an error of the file is believed, and the file is not offered once more', async () => {
  intercept(({ method }) =>
    method === 'POST'
      ? { SUCCESS: 'Y', FILES: data.clientFiles, ERRORS: [{ NAME: 'a.pdf', TEXT: 'Файл пуст' }] }
      : undefined,
  )
  show(fileOf('a.pdf'))
  await press('Отправить')
  await becomes('a.pdf rejected Файл пуст')
})

test('tries of one file have one key; a file that is chosen once more, and another one, have their own', async () => {
  const keys: unknown[] = []
  const { kernel } = show(fileOf('a.pdf'), fileOf('b.pdf'))
  const post = kernel.api.post.bind(kernel.api)
  jest.spyOn(kernel.api, 'post').mockImplementation((path, body, options) => {
    keys.push(body?.idempotency_key)
    return post(path, body, options)
  })
  intercept(({ method }) => (method === 'POST' && requests.length === 1 ? 0 : undefined))
  await press('Отправить')
  await becomes('b.pdf sent')
  await press('Повторить')
  await becomes('a.pdf sent')
  const [first, other, again] = keys
  expect(first).toMatch(/^\w{32}$/)
  expect(other).toMatch(/^\w{32}$/)
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})
