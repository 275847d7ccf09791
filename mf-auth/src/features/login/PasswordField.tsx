import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextField, type TextFieldProps } from '@prilavok/shared-kernel/ui/input'
import { useState } from 'react'
import { texts } from '../../texts'

/** A password with a button that shows what is typed. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
