import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { readClipboard } from './read-clipboard'
import { usePastedList } from './use-pasted-list'

describe('paste', () => {
  const clipboard = (text: string, html = '') => ({
    getData: (type: string) => (type === 'text/html' ? html : text),
  })

  test('a table without tabs in its plain text is read from its markup, the innermost one', () => {
    const html = `<table><tr><td>Добрый день<table>
    <tr><th>Код</th><th>Кол-во</th></tr><tr><td> 184302 </td><td>48<br></td></tr></table></td></tr></table>`
    expect(readClipboard(clipboard('Код\nКол-во\n184302\n48', html))).toBe('Код\tКол-во\n184302\t48')
  })

  test('a spreadsheet is read from its plain text, and so is a text in a table of one column', () => {
    expect(readClipboard(clipboard('184302\t48', '<table><tr><td>1</td></tr></table>'))).toBe('184302\t48')
    expect(readClipboard(clipboard('184302 48', '<table><tr><td>184302 48</td></tr></table>'))).toBe(
      '184302 48',
    )
    expect(readClipboard(clipboard('184302 48', '<p>184302 48</p>'))).toBe('184302 48')
  })
})

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

describe('use-pasted-list', () => {
  const LIST = '184302\t48\n100241\t5'
  const PREVIEW = { pastePreview: { part: 'mf-basket', expose: './PastePreview' } } as const

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

  test('what is pasted into a field is the field’s, but for fields of codes, counts and queries', () => {
    const { kernel } = open()
    for (const field of ['Комментарий', 'Адрес', 'Страна'])
      expect(paste(screen.getByLabelText(field))).toBe(true)
    expect(kernel.modals.current()).toEqual([])
    for (const field of ['Поиск', 'Количество', 'Код']) {
      paste(screen.getByLabelText(field))
      expect(kernel.modals.current()).toHaveLength(1)
      act(() => kernel.modals.close('pastePreview'))
    }
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
})
