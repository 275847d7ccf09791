import { catchSavedFiles, renderWithKernel, type SavedFile } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { DownloadButton } from './download-button'
import { fetchFile, nameOfHeader } from './fetch-file'
import { useDownload } from './use-download'

function InPlace() {
  const { problem, start: begin } = useDownload(async () => '/upload/files/ticket/order.xlsx', {
    inline: true,
  })
  return (
    <button type="button" onClick={begin}>
      Скачать{problem && `: ${problem}`}
    </button>
  )
}

describe('downloads', () => {
  const FILE = 'http://localhost/upload/files/ticket/order.xlsx'
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  const found: { saved: readonly SavedFile[] } = { saved: [] }
  beforeEach(() => {
    found.saved = catchSavedFiles()
  })

  const NOW = Date.now()
  const times = { now: 0 }
  const open = (findPath = async () => '/upload/files/ticket/order.xlsx') =>
    renderWithKernel(<DownloadButton findPath={findPath}>Скачать</DownloadButton>, {
      platform: { now: () => times.now + NOW },
    })
  const start = () => userEvent.click(screen.getByRole('button', { name: /Скач/ }))

  test('a file is saved under the name that the server gives, of any alphabet', async () => {
    server.use(
      http.get(FILE, () =>
        HttpResponse.text('содержимое', {
          headers: {
            'content-disposition': `attachment; filename="download.xlsx"; filename*=UTF-8''${encodeURIComponent('Заказ № 5.xlsx')}`,
          },
        }),
      ),
    )
    open()
    await start()
    await waitFor(() => expect(found.saved).toHaveLength(1))
    expect(found.saved[0]?.name).toBe('Заказ № 5.xlsx')
    expect(await found.saved[0]?.content.text()).toBe('содержимое')
  })

  test('a download over a second says how far it is; a second click starts none', async () => {
    const stream: { send?: ReadableStreamDefaultController<Uint8Array> } = {}
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream.send = controller
      },
    })
    const asked = jest.fn()
    server.use(
      http.get(FILE, () => {
        asked()
        return new HttpResponse(body, { headers: { 'content-length': '4' } })
      }),
    )
    times.now = 0
    open()
    await start()
    await act(async () => stream.send?.enqueue(new Uint8Array(1)))
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    times.now = 1000
    await act(async () => stream.send?.enqueue(new Uint8Array(1)))
    expect(await screen.findByRole('button', { name: /^Скачиваем, 50\s%$/ })).toBeInTheDocument()
    await start()
    await act(async () => {
      stream.send?.enqueue(new Uint8Array(2))
      stream.send?.close()
    })
    expect(await screen.findByRole('button', { name: 'Скачать' })).not.toHaveAttribute('aria-busy')
    expect(found.saved[0]?.content.size).toBe(4)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('a failure can be told in place of the notice; another try takes it away', async () => {
    server.use(http.get(FILE, () => HttpResponse.json({ error: 'Файл удалён' }, { status: 404 })))
    const { kernel } = renderWithKernel(<InPlace />)
    await start()
    expect(await screen.findByText('Скачать: Не удалось скачать файл. Файл удалён')).toBeVisible()
    expect(kernel.notices.current()).toEqual([])
    server.use(http.get(FILE, () => HttpResponse.text('x')))
    await start()
    await waitFor(() => expect(found.saved).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Скачать' })).toBeVisible()
  })

  test.each([
    [
      'a text',
      () => HttpResponse.text('<h1>502</h1>', { status: 502 }),
      'Не удалось скачать файл. Ошибка сервера',
    ],
    [
      'JSON',
      () => HttpResponse.json({ error: 'Файл удалён' }, { status: 404 }),
      'Не удалось скачать файл. Файл удалён',
    ],
    ['nothing', () => HttpResponse.error(), 'Не удалось скачать файл. Ошибка сети.'],
  ])(
    '[KERN-042] a failed download is a notice, with «Ошибка сервера» when the answer is a text: %s',
    async (_name, answer, text) => {
      server.use(http.get(FILE, answer))
      const { kernel } = open()
      await start()
      await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
      expect(kernel.notices.current()[0]).toMatchObject({ kind: 'error', text })
      expect(found.saved).toEqual([])

      server.use(http.get(FILE, () => HttpResponse.text('x')))
      act(() => kernel.notices.current()[0]?.action?.run())
      await waitFor(() => expect(found.saved).toHaveLength(1))
    },
  )
})

describe('fetch-file', () => {
  const URL = 'http://localhost/upload/price.pdf'
  const answer = { make: (): Response => new HttpResponse('') }
  const server = setupServer(http.get(URL, () => answer.make()))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test.each([
    ['attachment; filename="price.pdf"', 'price.pdf'],
    ['attachment; filename = "price list.pdf"', 'price list.pdf'],
    ['attachment; filename=price.pdf; size=5', 'price.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%D0%9F.pdf', 'П.pdf'],
    ["attachment; filename* = utf-8'' %D0%9F.pdf ; size=5", 'П.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4%A; filename=a.pdf", 'a.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
    ['attachment; filename=""', undefined],
    ['attachment', undefined],
    [null, undefined],
  ])('the header %s names the file %s', (header, name) => {
    expect(nameOfHeader(header)).toBe(name)
  })

  test.each([
    ['with its size', { 'content-length': '8' }, [0.5, 1]],
    ['compressed, whose size is another one', { 'content-length': '3', 'content-encoding': 'x' }, []],
  ])('a file %s tells how far it is', async (_what, headers, parts) => {
    answer.make = () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of ['abcd', 'efgh']) controller.enqueue(new TextEncoder().encode(piece))
          controller.close()
        },
      })
      return new HttpResponse(body, { headers: headers as Record<string, string> })
    }
    const told: [number | undefined, number][] = []
    await fetchFile(URL, { onProgress: (part, received) => told.push([part, received]) })
    expect(told).toEqual([4, 8].map((received, at) => [parts[at], received]))
  })
})
