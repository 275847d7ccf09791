import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from './combobox'

export default { title: 'Выбор с подсказками сервера' }

interface City {
  id: number
  name: string
  region: string
}
const CITIES: City[] = [
  { id: 1, name: 'Москва', region: 'Москва' },
  { id: 2, name: 'Мытищи', region: 'Московская область' },
  { id: 3, name: 'Новосибирск', region: 'Новосибирская область' },
]
const find = async (text: string) =>
  CITIES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
const fail = async (): Promise<City[]> => {
  throw new Error('Ошибка сети.')
}
const never = () => new Promise<City[]>(() => undefined)

interface ExampleProps {
  id: string
  load: (text: string) => Promise<City[]>
  error?: string
}
function Example({ id, load, error }: ExampleProps) {
  const [city, setCity] = useState<City | null>(null)
  return (
    <Combobox
      label="Город"
      hint="Начните вводить название"
      error={error}
      value={city}
      onChange={setCity}
      query={(text) => queryOptions({ queryKey: ['design', id, text], queryFn: () => load(text) })}
      idOf={({ id: of }) => of}
      titleOf={({ name }) => name}
      descriptionOf={({ region }) => region}
    />
  )
}

export const Working = () => <Example id="found" load={find} />
export const Loading = () => <Example id="loading" load={never} />
export const FailedCall = () => <Example id="failed" load={fail} />
export const WithError = () => <Example id="error" load={find} error="Выберите город из списка" />
