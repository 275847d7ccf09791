import { type InputEvent, useState } from 'react'
import { TextField, type TextFieldProps } from './input'

/** Signs that an e-mail address may hold (AMB-23); the others are dropped. */
const dropOthers = (text: string): string => text.replace(/[^A-Za-z0-9@._+-]/g, '')

/** The address of a pasted text: that of `mailto:anna@example.com` or `Anna <anna@example.com>`, else what of it may stand in one. */
const addressOf = (text: string): string => {
  const [address] = (/[\s<:?]/.test(text) && text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/)) || []
  return address ?? dropOthers(text)
}

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

const OTHER_SIGNS = 'Адрес пишут латинскими буквами, без пробелов'

/**
 * An e-mail address. A key that types none of its signs does nothing but say so; of a pasted text the other signs are dropped, which is
 * said, too.
 */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const [hasOthers, setHasOthers] = useState(false)
  const ignoreOthers = (event: InputEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent
    if (!data || dropOthers(data) !== '') return
    event.preventDefault()
    setHasOthers(true)
  }
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      hint={hasOthers ? <span role="status">{OTHER_SIGNS}</span> : field.hint}
      type="email"
      onBeforeInput={ignoreOthers}
      onChange={({ target }) => {
        const typed = target.value.replace(/^\s*mailto:/i, '')
        setHasOthers(dropOthers(typed) !== typed)
        onChange(addressOf(typed))
      }}
    />
  )
}
