import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderReview } from '../../testing/render-page'
import {
  add,
  blocks,
  DATA_URL,
  paragraph,
  paste,
  picture,
  REVIEW,
  reviewApi,
  send,
} from '../../testing/review-form'
import { ContentEditor } from './ContentEditor'
import type { EditedBlock } from './edited-block'

const { intercept, sent } = reviewApi()

function Editor({ begin, error }: { begin: readonly EditedBlock[]; error: string | undefined }) {
  const [shown, change] = useState(begin)
  return <ContentEditor blocks={shown} error={error} onChange={change} />
}

test('[CAB-085] a picture has a caption and three choices of its look, each kept by itself', async () => {
  renderReview()
  paste([picture()])
  const caption = await screen.findByRole('textbox', { name: 'Подпись' })
  expect(caption).toHaveAttribute('placeholder', 'Введите описание')
  expect(screen.getByRole('img')).toHaveAttribute('src', DATA_URL)
  await userEvent.type(caption, 'Наш склад')
  const looks: Record<string, string>[] = []
  for (const name of ['Рамка', 'Фон', 'Во всю ширину']) {
    await userEvent.click(screen.getByRole('checkbox', { name }))
    intercept(({ path }) => (path === REVIEW ? 500 : undefined))
    await send()
    await waitFor(() => expect(sent()).toHaveLength(looks.length + 1))
    await screen.findByRole('alert')
    looks.push(sent().at(-1) ?? {})
  }
  const look = (flags: string[]) => ({
    'blocks[0][type]': 'image',
    'blocks[0][data][url]': DATA_URL,
    'blocks[0][data][caption]': 'Наш склад',
    'blocks[0][data][withBorder]': flags[0],
    'blocks[0][data][withBackground]': flags[1],
    'blocks[0][data][stretched]': flags[2],
  })
  expect(looks).toEqual([
    look(['true', 'false', 'false']),
    look(['true', 'true', 'false']),
    look(['true', 'true', 'true']),
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Рамка' }))
  expect(screen.getByRole('checkbox', { name: 'Рамка' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Фон' })).toBeChecked()
})

test('[CAB-086] a header is of level 1, and there is no other; Enter goes on in a paragraph below it', async () => {
  renderReview()
  await add('Заголовок')
  const header = screen.getByRole('textbox', { name: 'Заголовок' })
  expect(header).toHaveAttribute('placeholder', 'Заголовок')
  expect(header).toHaveFocus()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await userEvent.keyboard('Хороший магазин{Enter}Привезли за день')
  expect(blocks()).toEqual(['Абзац 1', 'Заголовок 2', 'Абзац 3'])
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    'blocks[0][data][level]': '1',
    'blocks[1][data][text]': 'Привезли за день',
  })
})

test('[CAB-087] pasting a picture makes a block of it; pasting another file makes none, and says so', async () => {
  renderReview()
  for (const [name, type] of [
    ['договор.pdf', 'application/pdf'],
    ['png', 'text/plain'],
    ['a.png.exe', ''],
  ] as const) {
    paste([picture(name, type)])
    expect(await screen.findByRole('alert')).toHaveTextContent('Неподдерживаемый формат файла.')
  }
  expect(blocks()).toEqual(['Абзац 1'])
  const pictures = [
    ['a.gif', ''],
    ['a.jpg', ''],
    ['a.JPEG', ''],
    ['a.png', ''],
    ['a.tiff', 'application/octet-stream'],
    ['из буфера', 'image/webp'],
  ] as const
  for (const [at, [name, type]] of pictures.entries()) {
    expect(paste([picture(name, type)]).defaultPrevented).toBe(true)
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(at + 1))
  }
  // The server takes nothing but pictures, whatever the browser calls the file.
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  expect(sources).toContain(`data:image/tiff;base64,${btoa('PNG')}`)
})

test('a text that is pasted goes into its box, whatever picture of it is beside it', async () => {
  renderReview()
  expect(paste([], ['text/plain']).defaultPrevented).toBe(false)
  const ofWord = ['text/plain', 'text/html', 'text/rtf', 'Files']
  expect(paste([picture()], ofWord).defaultPrevented).toBe(false)
  expect(blocks()).toEqual(['Абзац 1'])
  // A file of a folder has its name as a text; outside the text boxes there is no place for a text.
  expect(paste([picture()], ['text/plain', 'Files']).defaultPrevented).toBe(true)
  expect(await screen.findByRole('img')).toBeInTheDocument()
  const tick = screen.getByRole('checkbox', { name: 'Рамка' })
  expect(paste([picture()], ofWord, tick).defaultPrevented).toBe(true)
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
})

test('small pictures of two pastes at the same time are both there', async () => {
  renderReview()
  paste([picture('a.png')])
  paste([picture('b.png')])
  await waitFor(() => expect(blocks()).toEqual(['Абзац 1', 'Изображение 2', 'Изображение 3']))
})

test('a vector picture is told at once: the server takes none, and the whole review with it', async () => {
  renderReview()
  paste([picture('схема.svg', 'image/svg+xml'), picture()])
  expect(await screen.findByRole('alert')).toHaveTextContent('Неподдерживаемый формат файла.')
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('a part that is put back is a part of its own, though its key has been given to another', async () => {
  const { kernel } = renderReview()
  await userEvent.type(paragraph(), 'Раз')
  await add('Заголовок')
  await userEvent.keyboard('Два')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Заголовок 2' }))
  await add('Абзац')
  await userEvent.keyboard('Три')
  act(() => kernel.notices.current()[0]?.action?.run())
  expect(blocks()).toEqual(['Абзац 1', 'Заголовок 2', 'Абзац 3'])
  await userEvent.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' и ещё')
  const texts = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
  expect(texts()).toEqual(['Раз', 'Два и ещё', 'Три'])
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Абзац 3' }))
  expect(texts()).toEqual(['Раз', 'Два и ещё'])
})

test('a picture is chosen on the device, too; all of them together have a limit', async () => {
  renderReview()
  const input = screen.getByLabelText('Изображение', { selector: 'input' })
  const half = 'x'.repeat(2_621_440)
  await userEvent.upload(input, [picture('a.png', 'image/png', half), picture('b.png', 'image/png', half)])
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
  await userEvent.upload(input, picture('c.png', 'image/png', 'x'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Размер файла не должен превышать 5МБ.')
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('blocks are moved by buttons and by Alt with arrows, and removed with a way back', async () => {
  const { kernel } = renderReview()
  await userEvent.type(paragraph(), 'Раз')
  await add('Заголовок')
  await userEvent.keyboard('Два')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(blocks()).toEqual(['Заголовок 1', 'Абзац 2'])
  expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Ниже: Заголовок 1' }))
  expect(blocks()).toEqual(['Абзац 1', 'Заголовок 2'])
  const down = screen.getByRole('button', { name: 'Ниже: Заголовок 2' })
  expect(down).toHaveAttribute('aria-disabled', 'true')
  expect(down).toHaveFocus()
  expect(screen.getByText('Заголовок: 2 из 2')).toHaveAttribute('role', 'status')
  await userEvent.click(down)
  expect(blocks()).toEqual(['Абзац 1', 'Заголовок 2'])
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Абзац 1' }))
  expect(blocks()).toEqual(['Заголовок 1'])
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveFocus())
  kernel.notices.current()[0]?.action?.run()
  expect(await screen.findByRole('textbox', { name: 'Абзац' })).toHaveValue('Раз')
  expect(blocks()).toEqual(['Абзац 1', 'Заголовок 2'])
})

describe('of blocks that are there', () => {
  const text = (key: number, type: 'paragraph' | 'header' = 'paragraph', words = ''): EditedBlock => ({
    ...{ key, type, text: words },
  })
  const image = (key: number): EditedBlock => ({
    ...{ key, type: 'image', url: DATA_URL, bytes: 3, caption: '' },
    ...{ withBorder: false, withBackground: false, stretched: false },
  })
  const show = (begin: readonly EditedBlock[], error?: string) =>
    renderWithKernel(<Editor begin={begin} error={error} />)
  const box = (index: number) => screen.getAllByRole('textbox')[index] as HTMLElement

  test('what is wrong stands at the first text, the hint at a text that is alone', () => {
    const { unmount } = show([image(1), text(2), text(3)], 'Напишите отзыв')
    const [, first, second] = screen.getAllByRole('textbox')
    expect(first).toHaveAccessibleDescription('Напишите отзыв')
    expect(second).toHaveAccessibleDescription('')
    unmount()
    show([text(1)])
    expect(box(0)).toHaveAccessibleDescription(/^Что понравилось/)
  })

  test('pictures are dropped in; what carries no file is left to the browser', async () => {
    show([text(1)])
    const fire = (kind: 'drop' | 'dragOver', files: readonly File[]) => {
      const event = createEvent[kind](box(0), { dataTransfer: { files } })
      fireEvent(box(0), event)
      return event.defaultPrevented
    }
    expect(fire('dragOver', [])).toBe(true)
    expect(fire('drop', [])).toBe(false)
    expect(fire('drop', [picture('a.png'), picture('b.pdf', 'application/pdf'), picture('c.pdf', '')])).toBe(
      true,
    )
    expect(await screen.findByRole('img')).toBeVisible()
    expect(blocks()).toEqual(['Абзац 1', 'Изображение 2'])
    expect(screen.getByRole('alert')).toHaveTextContent(/Не\sдобавлено: 2\sфайла\./)
    expect(fire('drop', [picture('d.png')])).toBe(true)
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
