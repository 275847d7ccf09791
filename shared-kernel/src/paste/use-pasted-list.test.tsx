import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { usePastedList } from './use-pasted-list'

const LIST = '184302\t48\n100241\t5'
const PREVIEW = { pastePreview: { part: 'mf-basket', expose: './PastePreview' } } as const

function Page({ basket }: { basket?: BasketType }) {
  usePastedList(basket)
  return (
    <>
      <p>Список</p>
      <input aria-label="Комментарий" />
      <textarea aria-label="Адрес" />
      <select aria-label="Страна" />
      <input aria-label="Поиск" type="search" name="q" />
      <input aria-label="Количество" data-quantity="" />
      <input aria-label="Код" data-one-code="" />
      <div role="dialog">
        <p>Окно</p>
      </div>
      <div contentEditable suppressContentEditableWarning>
        Письмо
      </div>
    </>
  )
}
function open({ basket, modals = PREVIEW }: { basket?: BasketType; modals?: object } = {}) {
  const kernel = testKernel({ plan: { modals } })
  return renderWithKernel(<Page basket={basket} />, { kernel })
}
/** @returns whether the browser still pastes it */
function paste(target: Element, text = LIST, isTaken = false): boolean {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } })
  if (isTaken) event.preventDefault()
  return fireEvent(target, event)
}

test.each([
  [undefined, 'main'],
  ['loyalty', 'loyalty'],
] as const)('a list that is pasted beside the fields is shown for the basket: %s', (basket, shown) => {
  const { kernel } = open({ basket })
  expect(paste(screen.getByText('Список'))).toBe(false)
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: LIST, basket: shown } }])
})

test.each(['Поиск', 'Количество', 'Код'])('so is one that is pasted into «%s»', (field) => {
  const { kernel } = open()
  paste(screen.getByLabelText(field))
  expect(kernel.modals.current()).toHaveLength(1)
})

test.each(['Комментарий', 'Адрес', 'Страна'])('what is pasted into «%s» is the field’s', (field) => {
  const { kernel } = open()
  expect(paste(screen.getByLabelText(field))).toBe(true)
  expect(kernel.modals.current()).toEqual([])
})

test.each(['Окно', 'Письмо'])('«%s» keeps what is pasted into it', (text) => {
  const { kernel } = open()
  paste(screen.getByText(text))
  expect(kernel.modals.current()).toEqual([])
})

test('one value, a paste that somebody has taken, and one under a modal are left alone', () => {
  const { kernel } = open()
  const place = screen.getByText('Список')
  expect(paste(place, '184302')).toBe(true)
  paste(place, LIST, true)
  act(() => kernel.modals.open('feedback', {}))
  expect(paste(place)).toBe(true)
  expect(kernel.modals.current()).toHaveLength(1)
})
