import { isWholePhone, type PhoneCode, phoneOf } from '@prilavok/shared-kernel/contract/phone-number'
import { useState } from 'react'
import { EmailField } from './email-field'
import { NameField } from './name-field'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'

export default { title: 'Поля человека' }

export const Email = () => {
  const [email, setEmail] = useState('')
  return <EmailField label="Почта" hint="Русские буквы не вводятся" value={email} onChange={setEmail} />
}
export const Name = () => {
  const [name, setName] = useState('')
  return <NameField label="Имя" required value={name} onChange={setName} />
}
export const Password = () => <PasswordField label="Пароль" defaultValue="prilavok-demo" />
export const Phone = () => {
  const [code, setCode] = useState<PhoneCode>('+7')
  const [number, setNumber] = useState('')
  return (
    <PhoneField
      label="Телефон"
      hint={`Отправится: ${phoneOf(code, number)}`}
      error={number && !isWholePhone(number, code) ? 'Указан некорректный телефон' : undefined}
      code={code}
      onCodeChange={setCode}
      value={number}
      onChange={setNumber}
    />
  )
}
