import { ApiError } from '@prilavok/shared-kernel/errors'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileDrop, type FileDropProps } from './file-drop'
import { BASKET_FILE, DOCUMENT_FILE, type FileRule } from './file-rules'
import { UploadList } from './upload-list'
import { type SendOptions, useUploads } from './use-uploads'

interface Sending extends SendOptions {
  name: string
  finish: () => void
  fail: (error: unknown) => void
}

function Documents({ send, rule = DOCUMENT_FILE }: { send: (sending: Sending) => void; rule?: FileRule }) {
  const uploads = useUploads(
    rule,
    (file, options) =>
      new Promise<void>((finish, fail) => send({ ...options, name: file.name, finish, fail })),
  )
  return (
    <>
      <FileDrop label="Документы" rule={rule} multiple onFiles={uploads.add} />
      <UploadList uploads={uploads} label="Файлы" />
    </>
  )
}

describe('uploads', () => {
  const MAX = 5_242_880
  const fileOf = (name: string, size = 3) => {
    const file = new File(['abc'], name)
    Object.defineProperty(file, 'size', { value: size })
    return file
  }

  function openPage() {
    const sendings: Sending[] = []
    return { ...renderWithKernel(<Documents send={(sending) => sendings.push(sending)} />), sendings }
  }
  const open = () => openPage().sendings
  const box = () => screen.getByLabelText(/Документы/)
  const row = (name: string) => {
    const found = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name))
    if (!found) throw new Error(name)
    return within(found)
  }
  const names = () =>
    screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.firstChild?.textContent)

  test('files are chosen by the dialog and sent one after the other, each with its progress', async () => {
    const sendings = open()
    expect(box()).toHaveAttribute('accept', '.jpeg,.jpg,.png,.doc,.docx,.xls,.xlsx,.csv,.pdf,.odt,.ods,.ots')
    expect(box()).toHaveAccessibleDescription(/до 5.МБ/)
    await userEvent.upload(box(), [fileOf('a.pdf', 2048), fileOf('b.pdf')])
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf'])
    expect(row('a.pdf').getByText('2 КБ')).toBeInTheDocument()
    expect(row('b.pdf').getByRole('status')).toHaveTextContent('Ждёт отправки')
    act(() => sendings[0]?.onProgress(0.456))
    expect(row('a.pdf').getByRole('progressbar')).toHaveValue(0.456)
    expect(row('a.pdf').getByRole('status')).toHaveTextContent(/^Отправляется$/)
    expect(row('a.pdf').getByText(/^, 934.Б из 2.КБ, 45.%$/)).toHaveAttribute('aria-hidden', 'true')
    await act(async () => sendings[0]?.finish())
    expect(row('a.pdf').getByRole('status')).toHaveTextContent('Отправлен')
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  })

  test('files are dropped; one that does not fit is told and not sent, the rest is', async () => {
    const sendings = open()
    const area = box().closest('label') as HTMLElement
    fireEvent.dragOver(area)
    expect(screen.getByText('Отпустите, чтобы добавить')).toBeInTheDocument()
    fireEvent.dragLeave(area)
    expect(screen.queryByText('Отпустите, чтобы добавить')).toBeNull()
    const files = [fileOf('virus.exe'), fileOf('big.pdf', MAX + 1), fileOf('ok.pdf', MAX)]
    fireEvent.drop(area, { dataTransfer: { files } })
    expect(row('virus.exe').getByText('Неподдерживаемый формат файла.')).toBeInTheDocument()
    expect(row('big.pdf').getByText('Размер файла должен быть не больше 5МБ')).toBeInTheDocument()
    expect(sendings.map(({ name }) => name)).toEqual(['ok.pdf'])
    await userEvent.click(screen.getByRole('button', { name: 'Убрать из списка: virus.exe' }))
    expect(names()).toEqual(['big.pdf', 'ok.pdf'])
  })

  test('one that fails says why, can be sent again, and does not stop the next', async () => {
    const sendings = open()
    await userEvent.upload(box(), [fileOf('a.pdf'), fileOf('b.pdf')])
    const failure = new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path: '/' })
    await act(async () => sendings[0]?.fail(failure))
    expect(row('a.pdf').getByRole('status')).toHaveTextContent('Не отправлен. Ошибка сети.')
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
    await userEvent.click(screen.getByRole('button', { name: 'Повторить: a.pdf' }))
    await act(async () => sendings[1]?.finish())
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf'])
    await act(async () => sendings[2]?.finish())
    expect(row('a.pdf').getByRole('status')).toHaveTextContent('Отправлен')
  })

  test('one that the server does not take says why and is not sent again, unless the server is failing', async () => {
    const sendings = open()
    await userEvent.upload(box(), [fileOf('a.pdf'), fileOf('b.pdf')])
    const failure = (status: number) =>
      new ApiError({ kind: 'answer', status, statusText: '', answer: { error: 'Файл пуст' }, path: '/' })
    await act(async () => sendings[0]?.fail(failure(422)))
    expect(row('a.pdf').getByRole('status')).toHaveTextContent('Файл пуст')
    expect(screen.queryByRole('button', { name: 'Повторить: a.pdf' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Убрать из списка: a.pdf' })).toBeVisible()
    await act(async () => sendings[1]?.fail(failure(503)))
    expect(screen.getByRole('button', { name: 'Повторить: b.pdf' })).toBeVisible()
  })

  test('one on its way can be cancelled: its call ends, the next goes', async () => {
    const sendings = open()
    await userEvent.upload(box(), [fileOf('a.pdf'), fileOf('b.pdf')])
    await userEvent.click(screen.getByRole('button', { name: 'Отменить отправку: a.pdf' }))
    expect(sendings[0]?.signal.aborted).toBe(true)
    await act(async () => sendings[0]?.fail(sendings[0].signal.reason))
    expect(names()).toEqual(['b.pdf'])
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  })

  test('one that waits can be taken out: what is on its way goes on', async () => {
    const sendings = open()
    await userEvent.upload(box(), [fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')])
    await userEvent.click(screen.getByRole('button', { name: 'Отменить отправку: b.pdf' }))
    expect(sendings[0]?.signal.aborted).toBe(false)
    await act(async () => sendings[0]?.finish())
    expect(names()).toEqual(['a.pdf', 'c.pdf'])
    expect(sendings.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
    await userEvent.click(screen.getByRole('button', { name: 'Убрать из списка: a.pdf' }))
    expect(sendings[1]?.signal.aborted).toBe(false)
  })
})

describe('file-drop', () => {
  const FILES = [new File(['a'], 'a.xls'), new File(['b'], 'b.xls')]
  const onFiles = jest.fn()
  const show = (props: Partial<FileDropProps> = {}) => {
    render(<FileDrop label="Прайс" rule={BASKET_FILE} onFiles={onFiles} {...props} />)
    const box = screen.getByLabelText(/Прайс/)
    return { box, place: box.parentElement as HTMLElement }
  }
  const drop = (place: HTMLElement, files: File[]) => fireEvent.drop(place, { dataTransfer: { files } })

  test.each([
    [false, 1],
    [true, 2],
  ])('of dropped files it takes one, or all where it takes several: %s', (multiple, count) => {
    const { place } = show({ multiple })
    // The browser would open them.
    expect(drop(place, FILES)).toBe(false)
    expect(onFiles.mock.calls).toEqual([[FILES.slice(0, count)]])
  })
})
