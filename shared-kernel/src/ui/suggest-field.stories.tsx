import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { SuggestField } from './suggest-field'

export default { title: 'Поле с подсказками сервера' }

interface Company {
  inn: string
  name: string
}
const COMPANIES: Company[] = [
  { inn: '7701000013', name: 'ООО «Вектор»' },
  { inn: '7701000020', name: 'ООО «Вектор Плюс»' },
]
const find = async (text: string) =>
  COMPANIES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
const fail = async (): Promise<Company[]> => {
  throw new Error('Ошибка сети.')
}
const never = () => new Promise<Company[]>(() => undefined)

interface ExampleProps {
  id: string
  load: (text: string) => Promise<Company[]>
  error?: string
  isDisabled?: (company: Company) => boolean
}
function Example({ id, load, error, isDisabled }: ExampleProps) {
  const [name, setName] = useState('')
  return (
    <SuggestField
      label="Организация"
      hint="Начните вводить название или впишите своё"
      error={error}
      isDisabled={isDisabled}
      value={name}
      onChange={setName}
      onChoose={(company: Company) => setName(company.name)}
      query={(text) => queryOptions({ queryKey: ['design', 'suggest', id, text], queryFn: () => load(text) })}
      idOf={({ inn }) => inn}
      titleOf={({ name: title }) => title}
      descriptionOf={({ inn }) => `ИНН ${inn}`}
      emptyText="Не нашли: впишите название сами"
    />
  )
}

export const Working = () => <Example id="found" load={find} />
export const WithDisabledOption = () => (
  <Example id="disabled" load={find} isDisabled={({ inn }) => inn === '7701000020'} />
)
export const Loading = () => <Example id="loading" load={never} />
export const FailedCall = () => <Example id="failed" load={fail} />
export const WithError = () => <Example id="error" load={find} error="Вы не указали название организации" />
