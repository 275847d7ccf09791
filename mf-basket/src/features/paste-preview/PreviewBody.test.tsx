import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { parseList } from '../../model/parsing/parse-list'
import { basketApi } from '../../testing/basket-api'
import { testRow } from '../../testing/test-rows'
import { usePreview } from './model/use-preview'
import { PreviewBody } from './PreviewBody'

const { data: state } = basketApi()

const product = (ID: number, UP_CODE_1C: string) =>
  testRow({ ID, UP_CODE_1C, NAME: `Товар ${ID}`, QUANTITY: 0, BASKET: 0 })
beforeEach(() => {
  state.catalogue = [product(1, '184302'), product(2, '100241')]
})

function Preview({ text, onClose }: { text: string; onClose: () => void }) {
  const [list] = useState(() => parseList(text))
  const firstRow = useRef<HTMLElement>(null)
  const preview = usePreview(list.lines, 'main', () => undefined)
  return (
    <Modal open onClose={onClose} title="Список" initialFocus={firstRow}>
      <PreviewBody {...{ preview, list, firstRow }} basket="main" />
      <button type="button" onClick={() => void preview.add()}>
        Добавить
      </button>
    </Modal>
  )
}
const row = (number: number) => screen.queryByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
async function renderPreview(text: string) {
  const onClose = jest.fn()
  renderWithKernel(<Preview {...{ text, onClose }} />)
  await waitFor(() => expect(screen.queryByText('Ищем товар')).toBeNull())
  return onClose
}
const remove = async (number: number) => {
  act(() => row(number)?.focus())
  await userEvent.keyboard('{Delete}')
}

test('a chip shows its rows alone; when the last of them has become another one, all are shown', async () => {
  await renderPreview('184302 1\n999999 1')
  await press('Не найдено 1')
  expect([row(1), row(2)].map(Boolean)).toEqual([false, true])
  await remove(2)
  await waitFor(() => expect(row(1)).toBeVisible())
  expect(screen.getByRole('button', { name: 'Все 1' })).toHaveAttribute('aria-pressed', 'true')
})

test('closing asks first, as long as something is in the list', async () => {
  const onClose = await renderPreview('184302 1')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('an emptied list closes at once, and shows no rows', async () => {
  const onClose = await renderPreview('184302 1')
  await remove(1)
  expect(screen.queryByRole('list', { name: 'Список товаров' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Все 0' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a list that is in the basket closes at once', async () => {
  const onClose = await renderPreview('184302 1')
  await press('Добавить')
  await waitFor(() => expect(row(1)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('how much is looked up is shown until all of it is', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  renderWithKernel(<Preview text={'184302 1\n100241 1'} onClose={() => undefined} />)
  const progress = await screen.findByRole('progressbar', { name: /^Проверено 0 из\s2\sстрок$/ })
  expect(progress).toHaveAttribute('max', '2')
  answer()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('skipped lines are told until they are taken', async () => {
  await renderPreview('Код\tКол-во\n184302\t\n100241\t\n300000\t\n300001\t6')
  expect(screen.getByText(/потому пропущено: 3\sстроки/)).toBeVisible()
  await press(/^Взять и\sих$/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Все 4' })).toBeVisible())
  expect(screen.queryByText(/пропущено/)).toBeNull()
})
