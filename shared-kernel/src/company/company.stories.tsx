import { useState } from 'react'
import { RUSSIA } from './countries'
import { CountryField } from './country-field'
import { InnField } from './inn-field'

export default { title: 'Страна и налоговый номер' }

const BELARUS = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }

function Inn({ country = RUSSIA, error }: { country?: typeof RUSSIA; error?: string }) {
  const [inn, setInn] = useState('')
  return (
    <InnField
      name="inn"
      value={inn}
      onChange={setInn}
      onBlur={() => undefined}
      onChoose={({ INN }) => setInn(INN)}
      country={country}
      error={error}
      hint="Реквизиты подставим по реестру"
    />
  )
}

export const Country = () => {
  const [country, setCountry] = useState('643')
  return <CountryField value={country} onChange={setCountry} />
}
export const Russian = () => <Inn />
export const Foreign = () => <Inn country={BELARUS} />
export const WithError = () => <Inn error="Вы не указали ИНН" />
