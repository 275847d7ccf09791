import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useChosenFiles } from './use-chosen-files'
import { WaitingFiles } from './WaitingFiles'

const MAX_BYTES = 5_242_880
const fileOf = (name: string, text = '184302;2', size?: number) => {
  const file = new File([text], name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}
function Files({ chosen, close }: { chosen: readonly (readonly File[])[]; close: () => void }) {
  const files = useChosenFiles('loyalty', close)
  return (
    <>
      {chosen.map((some) => (
        <button key={some[0]?.name ?? ''} type="button" onClick={() => files.choose(some)}>
          Выбрать {some[0]?.name}
        </button>
      ))}
      <WaitingFiles files={files} />
    </>
  )
}
async function choose(...chosen: File[][]) {
  const close = jest.fn()
  const { kernel } = renderWithKernel(<Files {...{ chosen, close }} />, { kernel: partKernel() })
  for (const [file] of chosen)
    await userEvent.click(screen.getByRole('button', { name: `Выбрать ${file?.name ?? ''}`.trim() }))
  return { close, kernel, opened: () => kernel.modals.current() }
}
const list = () => screen.queryByRole('list', { name: 'Файлы, которые не отправлены' })
const texts = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const FORMAT = 'Неподдерживаемый формат файла.'
const SIZE = 'Размер файла не должен превышать 5МБ.'

test('a table is handed on at once', async () => {
  const file = fileOf('заявка.xlsx')
  const { close, opened } = await choose([file])
  expect(close).toHaveBeenCalledTimes(1)
  expect(opened()).toEqual([{ name: 'basketLoadXls', props: { basket: 'loyalty', file } }])
  expect(list()).toBeNull()
})

test('of several none is, until one is chosen', async () => {
  const [first, second] = [fileOf('первая.xlsx'), fileOf('вторая.xls')]
  const { close, opened } = await choose([first, second])
  expect(opened()).toEqual([])
  expect(texts()).toEqual([
    expect.stringMatching(/^первая\.xlsxФайлы загружаются по\sодному/),
    expect.stringMatching(/^вторая\.xls/),
  ])
  expect(screen.getAllByRole('status')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(list()?.querySelector('[data-rejected]')).toBeNull()
  expect(list()?.querySelector('p svg')).toBeNull()
  await press('Загрузить: вторая.xls')
  expect(close).toHaveBeenCalledTimes(1)
  expect(opened()).toEqual([{ name: 'basketLoadXls', props: { basket: 'loyalty', file: second } }])
})

test.each<[string, File, string]>([
  ['of another kind', fileOf('прайс.pdf'), FORMAT],
  ['that is too large', fileOf('заявка.xlsx', '', MAX_BYTES + 1), SIZE],
  ['of another kind, and too large', fileOf('прайс.pdf', '', MAX_BYTES + 1), `${FORMAT} ${SIZE}`],
  ['that is empty', fileOf('заявка.xlsx', ''), 'Файл пуст.'],
  ['of another kind, and empty', fileOf('список.csv', ''), `${FORMAT} Файл пуст.`],
])('a file %s is rejected with all that is wrong with it', async (_, file, text) => {
  const { close, opened } = await choose([file])
  expect(screen.getByRole('alert').textContent?.replace(/\s/g, ' ')).toBe(text)
  expect(list()?.querySelector('[data-rejected]')).not.toBeNull()
  expect(screen.getByRole('alert').querySelector('path')).toHaveAttribute('d')
  expect(screen.queryByRole('button', { name: /^(Загрузить|Открыть)/ })).toBeNull()
  expect(close).not.toHaveBeenCalled()
  expect(opened()).toEqual([])
})
test('one of just five megabytes is taken', async () => {
  const { opened } = await choose([fileOf('заявка.xlsx', '', MAX_BYTES)])
  expect(opened()).toHaveLength(1)
})

test('a text is opened as a list', async () => {
  const file = fileOf('список.csv')
  // jsdom reads no files.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('184302;2').buffer })
  const { close, opened } = await choose([file])
  expect(screen.getByRole('alert')).toHaveTextContent(/^Неподдерживаемый формат файла\. Это текст: откройте/)
  expect(screen.getByRole('alert').querySelector('path')).toHaveAttribute('d')
  expect(list()?.querySelector('[data-rejected]')).toBeNull()
  await press('Открыть как список: список.csv')
  await waitFor(() =>
    expect(opened()).toEqual([{ name: 'pastePreview', props: { text: '184302;2', basket: 'loyalty' } }]),
  )
  expect(close).toHaveBeenCalledTimes(1)
})

test('files of two choices wait together, and each is put aside by itself', async () => {
  await choose([fileOf('первая.pdf')], [fileOf('вторая.pdf'), fileOf('третья.xlsx')])
  expect(texts()).toHaveLength(3)
  await press('Убрать из\u00a0списка: вторая.pdf')
  expect(texts().map((text) => text?.slice(0, 6))).toEqual(['первая', 'третья'])
  await press('Убрать из\u00a0списка: первая.pdf')
  await press('Убрать из\u00a0списка: третья.xlsx')
  expect(list()).toBeNull()
})

test('a choice that was called off changes nothing', async () => {
  const { opened } = await choose([])
  expect(opened()).toEqual([])
  expect(list()).toBeNull()
})
