import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { queryOptions } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'

interface City {
  id: number
  name: string
}
const CITIES: City[] = ['Москва', 'Мытищи', 'Омск'].map((name, id) => ({ id, name }))
const found = async (text: string) => CITIES.filter(({ name }) => name.toLowerCase().includes(text))

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

test('says when nothing fits', async () => {
  const { field } = open(found)
  await userEvent.type(field, 'щщ')
  expect(await screen.findByText('Ничего не найдено')).toBeVisible()
})

test('Esc closes the list and leaves the form as it is', async () => {
  const { field, onChange } = open(found)
  await userEvent.type(field, 'омс')
  await screen.findByRole('option', { name: 'Омск' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
  expect(onChange).not.toHaveBeenCalledWith(CITIES[2])
})

describe('a city that is described', () => {
  const show = (props: { value?: City; disabled?: boolean; emptyText?: string } = {}) => {
    renderWithKernel(
      <Combobox
        label="Город"
        value={null}
        onChange={() => undefined}
        query={(text) => queryOptions({ queryKey: ['cities', text], queryFn: () => found(text) })}
        idOf={({ id }) => id}
        titleOf={({ name }) => name}
        descriptionOf={({ id }) => (id === 0 ? 'Столица' : undefined)}
        {...props}
      />,
    )
    return screen.getByRole('combobox', { name: 'Город' })
  }

  test('has its description below its name, others have none', async () => {
    await userEvent.type(show(), 'мо')
    const option = await screen.findByRole('option', { name: /Москва/ })
    expect(option).toHaveTextContent('МоскваСтолица')
    expect(option.querySelector('small')).toHaveTextContent('Столица')
    await userEvent.keyboard('{Backspace}{Backspace}мы')
    expect((await screen.findByRole('option', { name: 'Мытищи' })).querySelector('small')).toBeNull()
  })

  test('cannot be chosen where the field is off', () => {
    expect(show({ disabled: true })).toBeDisabled()
  })
})
