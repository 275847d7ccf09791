import type { InputEvent } from 'react'
import { TextField, type TextFieldProps } from './input'

/** Signs that an e-mail address may hold (AMB-23); the others are dropped. */
const dropOthers = (text: string): string => text.replace(/[^A-Za-z0-9@._+-]/g, '')

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** An e-mail address. A key that types none of its signs does nothing; of a pasted text the other signs are dropped. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const ignoreOthers = (event: InputEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent
    if (data && dropOthers(data) === '') event.preventDefault()
  }
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      type="email"
      onBeforeInput={ignoreOthers}
      onChange={(event) => onChange(dropOthers(event.target.value))}
    />
  )
}
