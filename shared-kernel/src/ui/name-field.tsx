import { personName } from '@prilavok/shared-kernel/contract/person-name'
import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from './input'

export interface NameFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** A surname, name or patronymic: letters, hyphens and blanks; the first letter becomes a capital when the field is left (001 §5). */
export function NameField({ onChange, onBlur, ...field }: NameFieldProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const name = personName(field.value)
    if (name !== field.value) onChange(name)
    onBlur?.(event)
  }
  return (
    <TextField
      autoCapitalize="words"
      spellCheck={false}
      {...field}
      onChange={(event) => onChange(event.target.value.replace(/[^\p{L}\p{M}\s-]/gu, ''))}
      onBlur={leave}
    />
  )
}
