import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { TextField, type TextFieldProps } from './input'

/**
 * A password with a button that shows what is typed. A shown one is an ordinary text to the browser, so it is told to leave it alone: a
 * spell checker may send it away, a phone writes a capital first. Sending the form hides it again.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const sentForm = form.current
    if (!shown || !sentForm) return
    const hide = () => setShown(false)
    sentForm.addEventListener('submit', hide)
    return () => sentForm.removeEventListener('submit', hide)
  }, [shown])
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          onClick={({ currentTarget }) => {
            form.current = currentTarget.form
            setShown(!shown)
          }}
        />
      }
    />
  )
}
