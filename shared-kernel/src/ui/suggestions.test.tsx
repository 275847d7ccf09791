import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { queryOptions } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'
import { SuggestField } from './suggest-field'

// It asks after a pause, which nobody waits for here.
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Replaces the whole text, as who types does. */
function enter(field: HTMLElement, text: string) {
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
}
const press = (field: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field, { key })
}

interface City {
  id: number
  name: string
}

interface FormProps {
  load: (text: string) => Promise<City[]>
  onChange: (city: City | null) => void
}

function Form({ load, onChange }: FormProps) {
  const [city, setCity] = useState<City | null>(null)
  const change = (next: City | null) => {
    setCity(next)
    onChange(next)
  }
  return (
    <Combobox
      label="Город"
      value={city}
      onChange={change}
      query={(text) => queryOptions({ queryKey: ['cities', text], queryFn: () => load(text) })}
      idOf={({ id }) => id}
      titleOf={({ name }) => name}
    />
  )
}

describe('combobox', () => {
  const CITIES: City[] = ['Москва', 'Мытищи', 'Омск'].map((name, id) => ({ id, name }))

  test('asks once after the typing, offers what is found, and Enter takes what the arrows point at', async () => {
    const load = jest.fn(async (text: string) =>
      CITIES.filter(({ name }) => name.toLowerCase().includes(text)),
    )
    const onChange = jest.fn()
    renderWithKernel(<Form load={load} onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Город' })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.type(field, 'м')
    expect(await screen.findByText('Введите не меньше 2 знаков')).toBeVisible()
    await user.type(field, 'ы')
    expect(await screen.findByText('Мытищи')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith(CITIES[1])
    expect(field).toHaveValue('Мытищи')
    expect(load.mock.calls).toEqual([['мы']])
  })
})

interface FormPropsOfSuggestField {
  load: (text: string, signal: AbortSignal) => Promise<string[]>
  onChoose: (name: string) => void
  isDisabled?: (name: string) => boolean
}

function FormOfSuggestField({ load, onChoose, isDisabled }: FormPropsOfSuggestField) {
  const [name, setName] = useState('')
  return (
    <SuggestField
      label="Организация"
      value={name}
      onChange={setName}
      onChoose={(option: string) => {
        setName(option)
        onChoose(option)
      }}
      query={(text) =>
        queryOptions({ queryKey: ['names', text], queryFn: ({ signal }) => load(text, signal) })
      }
      idOf={(option) => option}
      titleOf={(option) => option}
      descriptionOf={(option) => `ИНН ${option.length}`}
      isDisabled={isDisabled}
      emptyText="Впишите сами"
    />
  )
}

describe('suggest-field', () => {
  const NAMES = ['Вектор', 'Вектор Плюс', 'Омега']
  const found = async (text: string) => NAMES.filter((name) => name.toLowerCase().startsWith(text))

  function open(
    load: FormPropsOfSuggestField['load'] = found,
    isDisabled?: FormPropsOfSuggestField['isDisabled'],
  ) {
    const onChoose = jest.fn()
    renderWithKernel(<FormOfSuggestField load={load} onChoose={onChoose} isDisabled={isDisabled} />)
    return { onChoose, field: screen.getByRole('combobox', { name: 'Организация' }) }
  }
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  const selected = () => screen.queryByRole('option', { selected: true })

  test('asks once after the typing; ↓ ↑ go through options and field, Enter takes one', async () => {
    const load = jest.fn(found)
    const { field, onChoose } = open(load)
    enter(field, 'в')
    expect(screen.queryByText('Впишите сами')).not.toBeInTheDocument()
    enter(field, 'ве')
    enter(field, 'век')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(options()).toEqual(['ВекторИНН 6', 'Вектор ПлюсИНН 11'])
    expect(load.mock.calls.map(([text]) => text)).toEqual(['век'])
    expect(screen.getByRole('status')).toHaveTextContent('Найдено 2 варианта')
    expect(field).toHaveAttribute('aria-expanded', 'true')
    press(field, 'ArrowDown', 'ArrowDown')
    expect(selected()).toHaveTextContent('Вектор Плюс')
    expect(field).toHaveAttribute('aria-activedescendant', selected()?.id)
    press(field, 'ArrowDown')
    expect(selected()).toBeNull()
    press(field, 'ArrowUp', 'Enter')
    expect(onChoose).toHaveBeenCalledWith('Вектор Плюс')
    expect(field).toHaveValue('Вектор Плюс')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(options()).toEqual([])
  })

  test('any text may stay; leaving closes the list, ↓ opens it again, Esc closes it and not what is around it', async () => {
    const { field, onChoose } = open()
    const around = jest.fn()
    document.addEventListener('keydown', around)
    enter(field, 'век')
    await screen.findAllByRole('option')
    act(() => field.blur())
    expect(options()).toEqual([])
    expect(field).toHaveValue('век')
    expect(onChoose).not.toHaveBeenCalled()
    act(() => field.focus())
    press(field, 'ArrowDown')
    expect(options()).toHaveLength(2)
    around.mockClear()
    press(field, 'Escape')
    expect(options()).toEqual([])
    expect(around).not.toHaveBeenCalled()
    press(field, 'Escape')
    expect(around).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', around)
  })

  test('says that it looks, gives up an answer that is out of date, and shows what was found while it looks on', async () => {
    const signals: AbortSignal[] = []
    const later: { answer?: (names: string[]) => void } = {}
    const { field } = open((text, signal) => {
      signals.push(signal)
      return text === 'век'
        ? found(text)
        : new Promise((resolve) => Object.assign(later, { answer: resolve }))
    })
    enter(field, 'ве')
    await waitFor(() => expect(signals).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('Ищем…')
    enter(field, 'век')
    expect(await screen.findByRole('listbox')).not.toHaveAttribute('aria-busy')
    expect(signals[0]?.aborted).toBe(true)
    enter(field, 'вектор п')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(options()).toHaveLength(2)
    await waitFor(() => expect(signals).toHaveLength(3))
    later.answer?.(['Вектор Плюс'])
    await waitFor(() => expect(options()).toEqual(['Вектор ПлюсИНН 11']))
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy')
  })

  test('where nothing fits it says what to do; a call that failed says why and can be repeated', async () => {
    const load = jest.fn(found)
    const { field } = open(load)
    enter(field, 'щщ')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Впишите сами'))
    expect(field).toHaveAttribute('aria-expanded', 'false')
    load.mockRejectedValueOnce(new Error('down'))
    enter(field, 'оме')
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(screen.getByRole('status')).toHaveTextContent('Произошла ошибка')
    fireEvent.click(retry)
    expect(await screen.findByRole('option', { name: /Омега/ })).toBeInTheDocument()
  })

  test('what the browser fills in while the focus is elsewhere opens nothing', () => {
    const load = jest.fn(found)
    const { field } = open(load)
    fireEvent.change(field, { target: { value: 'вектор' } })
    act(() => field.focus())
    act(() => jest.advanceTimersByTime(1000))
    expect(field).toHaveValue('вектор')
    expect(options()).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  test('an option that cannot be taken is shown and stays, by mouse and by Enter', async () => {
    const { field, onChoose } = open(found, (name) => name === 'Вектор')
    enter(field, 'век')
    const [first] = await screen.findAllByRole('option')
    expect(first).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(first as HTMLElement)
    press(field, 'ArrowDown', 'Enter')
    expect(onChoose).not.toHaveBeenCalled()
    expect(options()).toHaveLength(2)
    press(field, 'ArrowDown', 'Enter')
    expect(onChoose).toHaveBeenCalledWith('Вектор Плюс')
  })
})
