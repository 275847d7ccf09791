import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { queryOptions } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'
import { SuggestField } from './suggest-field'

interface City {
  id: number
  name: string
}

interface FormProps {
  load: (text: string, signal: AbortSignal) => Promise<City[]>
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
      query={(text) =>
        queryOptions({ queryKey: ['cities', text], queryFn: ({ signal }) => load(text, signal) })
      }
      idOf={({ id }) => id}
      titleOf={({ name }) => name}
    />
  )
}

describe('combobox', () => {
  const CITIES: City[] = ['Москва', 'Мытищи', 'Омск'].map((name, id) => ({ id, name }))
  const found = async (text: string) => CITIES.filter(({ name }) => name.toLowerCase().includes(text))

  function open(load: FormProps['load']) {
    const onChange = jest.fn()
    renderWithKernel(<Form load={load} onChange={onChange} />)
    return { onChange, field: screen.getByRole('combobox', { name: 'Город' }) }
  }

  test('asks once after the typing, offers what is found, and Enter takes what the arrows point at', async () => {
    const load = jest.fn(found)
    const { onChange, field } = open(load)
    await userEvent.type(field, 'м')
    expect(await screen.findByText('Введите не меньше 2 знаков')).toBeVisible()
    await userEvent.type(field, 'с')
    await userEvent.clear(field)
    await userEvent.type(field, 'мы')
    expect(await screen.findByRole('option', { name: 'Мытищи' })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith(CITIES[1])
    expect(field).toHaveValue('Мытищи')
    expect(load.mock.calls.at(-1)?.[0]).toBe('мы')
  })

  test('Esc closes the list and leaves the form as it is', async () => {
    const { field, onChange } = open(found)
    await userEvent.type(field, 'омс')
    await screen.findByRole('option', { name: 'Омск' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
    expect(onChange).not.toHaveBeenCalledWith(CITIES[2])
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
    <div>
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
      <button type="button">Дальше</button>
    </div>
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
    await userEvent.type(field, 'в')
    expect(screen.queryByText('Впишите сами')).not.toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
    await userEvent.type(field, 'ек')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(options()).toEqual(['ВекторИНН 6', 'Вектор ПлюсИНН 11'])
    expect(load.mock.calls.map(([text]) => text)).toEqual(['век'])
    expect(screen.getByRole('status')).toHaveTextContent('Найдено 2 варианта')
    expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toHaveTextContent('Вектор Плюс')
    expect(field).toHaveAttribute('aria-activedescendant', selected()?.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(selected()).toBeNull()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onChoose).toHaveBeenCalledWith('Вектор Плюс')
    expect(field).toHaveValue('Вектор Плюс')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(options()).toEqual([])
  })

  test('any text may stay; leaving closes the list, ↓ opens it again', async () => {
    const { field, onChoose } = open()
    await userEvent.type(field, 'век')
    await screen.findAllByRole('option')
    await userEvent.tab()
    expect(options()).toEqual([])
    expect(field).toHaveValue('век')
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  test('Esc closes the list and not what is around it', async () => {
    const pressed = jest.fn()
    document.addEventListener('keydown', pressed)
    const { field } = open()
    await userEvent.type(field, 'век')
    await screen.findAllByRole('option')
    pressed.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(field).toHaveValue('век')
    expect(pressed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(pressed).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', pressed)
  })

  test('says that it looks, and gives up an answer that is out of date', async () => {
    const signals: AbortSignal[] = []
    const { field } = open((text, signal) => {
      signals.push(signal)
      return text === 'век' ? found(text) : new Promise(() => undefined)
    })
    await userEvent.type(field, 'ве')
    await waitFor(() => expect(signals).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('Ищем…')
    await userEvent.type(field, 'к')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(signals[0]?.aborted).toBe(true)
  })

  test('what was found stays while it looks on, and the list says so', async () => {
    const later: { answer?: (names: string[]) => void } = {}
    const { field } = open((text) =>
      text === 'век' ? found(text) : new Promise((resolve) => Object.assign(later, { answer: resolve })),
    )
    await userEvent.type(field, 'век')
    expect(await screen.findByRole('listbox')).not.toHaveAttribute('aria-busy')
    await userEvent.type(field, 'тор п')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true'))
    expect(options()).toHaveLength(2)
    await waitFor(() => expect(later.answer).toBeDefined())
    later.answer?.(['Вектор Плюс'])
    await waitFor(() => expect(options()).toEqual(['Вектор ПлюсИНН 11']))
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy')
  })

  test('where nothing fits it says what to do', async () => {
    const { field } = open()
    await userEvent.type(field, 'щщ')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Впишите сами'))
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('a call that failed says why and can be repeated', async () => {
    const load = jest.fn(found).mockRejectedValueOnce(new Error('down'))
    const { field } = open(load)
    await userEvent.type(field, 'оме')
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(screen.getByRole('status')).toHaveTextContent('Произошла ошибка')
    await userEvent.click(retry)
    expect(await screen.findByRole('option', { name: /Омега/ })).toBeInTheDocument()
  })

  test('what the browser fills in while the focus is elsewhere opens nothing', async () => {
    const load = jest.fn(found)
    const { field } = open(load)
    await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
    fireEvent.change(field, { target: { value: 'вектор' } })
    expect(field).toHaveValue('вектор')
    await userEvent.click(field)
    expect(options()).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  test('an option that cannot be taken is shown and stays, by mouse and by Enter', async () => {
    const { field, onChoose } = open(found, (name) => name === 'Вектор')
    await userEvent.type(field, 'век')
    const [first] = await screen.findAllByRole('option')
    expect(first).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: /^Вектор(?! Плюс)/ }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(options()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledWith('Вектор Плюс')
  })
})
