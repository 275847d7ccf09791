import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { Button } from './button'
import { Checkbox } from './checkbox'
import { CopyButton } from './copy-button'
import { FilterChips } from './filter-chips'
import { KeyValue } from './key-value'
import { Radio, RadioCard, RadioGroup } from './radio'
import { Segmented, type SegmentedProps } from './segmented'

describe('key-value', () => {
  const items = [
    { label: 'Плотность', value: '80 г/м², белая' },
    { label: 'Доставка', value: 'бесплатно' },
  ]

  test.each([
    [undefined, [null, null]],
    [true, ['no', null]],
  ])('a program that translates the page leaves figures of sums (%s) alone, no properties', (sums, found) => {
    render(<KeyValue items={items} sums={sums} />)
    expect(screen.getAllByRole('definition').map((value) => value.getAttribute('translate'))).toEqual(found)
  })
})

describe('button', () => {
  const onClick = jest.fn()

  test('a button does its work, and sends no form unless it is told to', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Добавить</Button>
      </form>,
    )
    await userEvent.click(screen.getByText('Добавить'))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('while its work runs a click does nothing, not even send the form, and the focus stays', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Отправляем…" onClick={onClick}>
          Отправить
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Отправляем…' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('copy-button', () => {
  /** Presses the button in a browser whose clipboard takes a text so. */
  async function copy(write: (text: string) => Promise<void>) {
    const user = userEvent.setup()
    const written = jest.fn(write)
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
    const { kernel } = renderWithKernel(
      <CopyButton text="184302" label="Скопировать код товара" copied="Код скопирован" />,
    )
    await user.click(screen.getByRole('button', { name: 'Скопировать код товара' }))
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(written.mock.calls).toEqual([['184302']])
    return kernel.notices.current().map(({ kind, text }) => [kind, text])
  }

  test('a text that is in the clipboard is said to be there, and a browser that does not let it is told of', async () => {
    expect(await copy(async () => undefined)).toEqual([['success', 'Код скопирован']])
    cleanup()
    const said = await copy(() => Promise.reject(new Error('not allowed')))
    expect(said).toEqual([['error', 'Браузер не дал скопировать, выделите текст вручную']])
  })
})

describe('checkbox', () => {
  test('a link behind the label is no part of what ticks the box, but of its name', async () => {
    const onChange = jest.fn()
    const open = jest.fn()
    render(
      <Checkbox
        label="Согласен"
        link={
          <button type="button" onClick={open}>
            с условиями
          </button>
        }
        checked={false}
        onChange={onChange}
      />,
    )
    expect(screen.getByRole('checkbox', { name: 'Согласен с условиями' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'с условиями' }))
    expect(open).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Согласен'))
    expect(onChange).toHaveBeenCalledWith(true)
  })
})

function Delivery({ of: Choice, error }: { of: typeof Radio; error?: string }) {
  const [value, setValue] = useState('pickup')
  const choice = (own: string) => ({
    name: 'delivery',
    value: own,
    checked: value === own,
    onChange: setValue,
  })
  return (
    <RadioGroup legend="Доставка" error={error}>
      <Choice {...choice('pickup')} label="Самовывоз" />
      <Choice {...choice('courier')} label="Курьер" description="Завтра" aside="390 ₽" />
      <Choice {...choice('post')} label="Почта" disabled />
    </RadioGroup>
  )
}

describe('radio', () => {
  const radio = (name: RegExp) => screen.getByRole('radio', { name })

  test('a choice is made by a click on its text', async () => {
    render(<Delivery of={RadioCard} />)
    expect(radio(/^Самовывоз/)).toBeChecked()
    await userEvent.click(screen.getByText('Завтра'))
    expect(radio(/^Курьер/)).toBeChecked()
    expect(radio(/^Самовывоз/)).not.toBeChecked()
    expect(radio(/^Почта/)).toBeDisabled()
  })

  const group = () => screen.getByRole('group', { name: 'Доставка' })

  test('an error is tied to the group', () => {
    const { rerender } = render(<Delivery of={Radio} />)
    expect(group()).not.toHaveAttribute('aria-invalid')
    expect(group()).not.toHaveAttribute('aria-describedby')
    rerender(<Delivery of={Radio} error="Выберите доставку" />)
    expect(group()).toHaveAttribute('aria-invalid', 'true')
    expect(group()).toHaveAccessibleDescription('Выберите доставку')
  })
})

type View = 'list' | 'cards'

function Views(props: Partial<SegmentedProps<View>>) {
  const [view, setView] = useState<View>('list')
  return (
    <Segmented
      label="Вид"
      items={[
        { value: 'list', label: 'Список', count: 0 },
        { value: 'cards', label: 'Карточки', icon: 'grid', labelHidden: true },
      ]}
      value={view}
      onChange={setView}
      {...props}
    />
  )
}

describe('segmented', () => {
  const part = (name: RegExp) => screen.getByRole('radio', { name })

  test('one of the views is chosen, by a click or by the arrows', async () => {
    render(<Views />)
    const group = screen.getByRole('radiogroup', { name: 'Вид' })
    expect(group).not.toHaveAttribute('data-block')
    expect(part(/^Список/)).toBeChecked()
    await userEvent.click(part(/^Карточки/))
    expect(part(/^Карточки/)).toBeChecked()
    expect(part(/^Список/)).not.toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    expect(part(/^Список/)).toBeChecked()
  })
})

describe('filter-chips', () => {
  test('each chip says how many rows it shows; the chosen one is pressed', async () => {
    const choose = jest.fn()
    render(
      <FilterChips
        label="Строки"
        chips={[
          { filter: 'all', label: 'Все', count: 1250 },
          { filter: 'errors', label: 'С ошибками', count: 3, icon: 'alert' },
        ]}
        chosen="all"
        onChoose={choose}
      />,
    )
    expect(screen.getByRole('group', { name: 'Строки' })).toBeVisible()
    const all = screen.getByRole('button', { name: 'Все 1\u00a0250' })
    const errors = screen.getByRole('button', { name: 'С ошибками 3' })
    expect([all, errors].map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    expect([all, errors].map((chip) => chip.querySelectorAll('svg').length)).toEqual([0, 1])
    await userEvent.click(errors)
    expect(choose).toHaveBeenCalledWith('errors')
  })
})
