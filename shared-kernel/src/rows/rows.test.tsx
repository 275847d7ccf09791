import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { focusNeighbour, rowKeys, selectedPart, useRovingGroup, useRowSelection } from './index'
import { rangeBetween } from './row-selection'

describe('row-selection', () => {
  test.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['a', 'a', ['a']],
    ['x', 'a', []],
  ])('from %s to %s are %j', (one, other, range) => {
    expect(rangeBetween(['a', 'b', 'c', 'd'], one, other)).toEqual(range)
  })
})

const NAMES = ['Бумага', 'Ручка', 'Скрепки', 'Папка', 'Клей']

function Goods({ without = [] }: { without?: string[] }) {
  const [names, setNames] = useState(NAMES)
  const selection = useRowSelection(names.filter((name) => !without.includes(name)))
  const part = selectedPart(selection.ids, selection.selected)
  return (
    <>
      <Checkbox
        label="Выбрать всё"
        checked={part === 'all'}
        partial={part === 'some'}
        onChange={(checked) => selection.selectMany(selection.ids, checked)}
      />
      <output>{[...selection.selected].join(' ')}</output>
      <ul {...rowKeys({ selection })} {...selection.listProps}>
        {names.map((name) => (
          <li key={name} data-row={name}>
            <div>
              {!without.includes(name) && (
                <Checkbox
                  label={`Выбрать ${name}`}
                  checked={selection.selected.has(name)}
                  onChange={(checked) => selection.select(name, checked)}
                />
              )}
            </div>
            <div>
              <a href={`#${name}`}>{name}</a>
            </div>
            <div>
              <QuantityStepper label={name} value={1} onChange={() => undefined} />
            </div>
            <div>
              <button
                type="button"
                onClick={(event) => {
                  focusNeighbour(event.currentTarget)
                  setNames((now) => now.filter((other) => other !== name))
                }}
              >
                Удалить {name}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Actions({ names }: { names: string[] }) {
  const group = useRovingGroup<HTMLDivElement>()
  return (
    <>
      <div {...group}>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
      <button type="button">Дальше</button>
    </>
  )
}

describe('rows', () => {
  const link = (name: string) => screen.getByText(name, { selector: 'a' })
  const box = (name: string) => screen.getByLabelText(`Выбрать ${name}`)
  const chosen = () => document.querySelector('output')?.textContent

  describe('moving', () => {
    test('arrows, Home and End go to the same control of other rows, which come into view as a whole', async () => {
      const shown: unknown[] = []
      HTMLElement.prototype.scrollIntoView = function scrollIntoView(options) {
        shown.push([this.dataset.row, options])
      }
      render(<Goods />)
      link('Бумага').focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      expect(link('Скрепки')).toHaveFocus()
      expect(shown[0]).toEqual(['Ручка', { block: 'nearest' }])
      await userEvent.keyboard('{ArrowUp}')
      expect(link('Ручка')).toHaveFocus()
      await userEvent.keyboard('{End}')
      expect(link('Клей')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      expect(link('Клей')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      expect(link('Бумага')).toHaveFocus()
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    })

    test('rows without that control are passed over', async () => {
      render(<Goods without={['Ручка', 'Скрепки']} />)
      box('Бумага').focus()
      await userEvent.keyboard('{ArrowDown}')
      expect(box('Папка')).toHaveFocus()
    })

    test('when a row goes, it leaves the selection, and the focus is on the next one, at the end on the one before', async () => {
      render(<Goods />)
      await userEvent.click(box('Клей'))
      await userEvent.click(screen.getByText('Удалить Ручка'))
      expect(screen.getByText('Удалить Скрепки')).toHaveFocus()
      expect(chosen()).toBe('Клей')
      await userEvent.click(screen.getByText('Удалить Клей'))
      expect(screen.getByText('Удалить Папка')).toHaveFocus()
      expect(chosen()).toBe('')
    })
  })

  describe('selecting', () => {
    test('the box over the list shows none, some and all', async () => {
      render(<Goods />)
      const all = screen.getByRole('checkbox', { name: 'Выбрать всё' })
      expect(all).not.toBeChecked()
      await userEvent.click(box('Ручка'))
      expect(all).toBePartiallyChecked()
      await userEvent.click(all)
      expect(all).toBeChecked()
      expect(chosen()).toBe(NAMES.join(' '))
      await userEvent.click(all)
      expect(chosen()).toBe('')
    })

    test('Space ticks the row of a box and of a link', async () => {
      render(<Goods />)
      box('Бумага').focus()
      await userEvent.keyboard(' ')
      link('Папка').focus()
      await userEvent.keyboard(' ')
      expect(chosen()).toBe('Бумага Папка')
    })

    test('a click with Shift ticks everything between, also upwards and on the label, and unticks the same way', async () => {
      const user = userEvent.setup()
      render(<Goods without={['Скрепки']} />)
      await user.click(box('Папка'))
      await user.keyboard('{Shift>}')
      await user.click(screen.getByText('Выбрать Бумага'))
      expect(chosen()).toBe('Бумага Ручка Папка')
      await user.click(box('Ручка'))
      await user.keyboard('{/Shift}')
      expect(chosen()).toBe('Папка')
      await user.click(box('Клей'))
      expect(chosen()).toBe('Папка Клей')
    })

    test('Shift with arrows ticks what is passed', async () => {
      render(<Goods />)
      box('Ручка').focus()
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      expect(chosen()).toBe('Ручка Скрепки Папка')
      expect(box('Папка')).toHaveFocus()
    })

    test('Ctrl+A on a box ticks all, in a text box it stays the text’s', async () => {
      render(<Goods />)
      act(() => screen.getByRole('group', { name: 'Ручка' }).querySelector('input')?.focus())
      await userEvent.keyboard('{Control>}[KeyA]{/Control}')
      expect(chosen()).toBe('')
      box('Ручка').focus()
      await userEvent.keyboard('{Control>}[KeyA]{/Control}')
      expect(chosen()).toBe(NAMES.join(' '))
    })
  })

  describe('a group with one tab stop', () => {
    const button = (name: string) => screen.getByRole('button', { name })

    test('arrows go inside, Tab leaves, and comes back to where it was', async () => {
      render(<Actions names={['Открыть', 'Повторить', 'Отменить']} />)
      await userEvent.tab()
      expect(button('Открыть')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
      expect(button('Отменить')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await userEvent.tab()
      expect(button('Дальше')).toHaveFocus()
      await userEvent.tab({ shift: true })
      expect(button('Повторить')).toHaveFocus()
    })
  })
})
