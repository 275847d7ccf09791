import { useState } from 'react'
import { IconButton } from './icon-button'
import { TextField, type TextFieldProps } from './input'

/** A password with a button that shows what is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
