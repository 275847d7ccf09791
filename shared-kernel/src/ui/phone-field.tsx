import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import {
  formatLocal,
  internationalPhone,
  localDigits,
  PHONE_CODES,
  type PhoneCode,
  phoneMask,
} from '@prilavok/shared-kernel/contract/phone-number'
import { styled } from '@prilavok/shared-kernel/styled'
import { type FocusEvent, type SyntheticEvent, useMemo } from 'react'
import { Field, type FieldTexts } from './field'
import { Input } from './input'
import { Select } from './select'

export interface PhoneFieldProps extends FieldTexts {
  id?: string
  name?: string
  /** Codes to choose from. @default all that the forms take */
  codes?: readonly PhoneCode[]
  /** @default '+7' is where forms begin (001 §3) */
  code: PhoneCode
  onCodeChange: (code: PhoneCode) => void
  /** The local number as the mask shows it: `916 555-04-18`. */
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent) => void
  size?: 's' | 'm' | 'l'
  className?: string
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 8px;
`

const maskOf = (code: PhoneCode): MaskitoOptions => ({
  mask: phoneMask(code),
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState
      const whole = value.slice(0, selection[0]) + data + value.slice(selection[1])
      const local = localDigits(whole, code)
      if (local.length === whole.replace(/\D/g, '').length) return { elementState, data }
      const end = local.length
      return action === 'insert'
        ? { elementState: { value: '', selection: [0, 0] }, data: local }
        : { elementState: { value: local, selection: [end, end] }, data }
    },
  ],
})

/**
 * A phone: the code of the country, and the local number under its mask. A typed or pasted code is dropped (AMB-23); a whole number with
 * the code of another country chooses that one.
 */
export function PhoneField({
  label,
  hint,
  error,
  required,
  id,
  className,
  codes = PHONE_CODES,
  code,
  onCodeChange,
  value,
  onChange,
  size,
  ...input
}: PhoneFieldProps) {
  const options = useMemo(() => maskOf(code), [code])
  const mask = useMaskito({ options })
  /** Before the mask sees it: with the code of this country it has nothing to say. */
  const takeWhole = (event: SyntheticEvent, text: string) => {
    const whole = internationalPhone(text)
    if (!whole || whole.code === code || !codes.includes(whole.code)) return
    event.preventDefault()
    event.stopPropagation()
    onCodeChange(whole.code)
    onChange(whole.number)
  }
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(control) => (
        <Row>
          <Select
            aria-label="Код страны"
            size={size}
            options={codes.map((option) => ({ value: option, label: option }))}
            value={code}
            onChange={(chosen) => {
              const next = PHONE_CODES.find((option) => option === chosen)
              if (!next) return
              onCodeChange(next)
              onChange(formatLocal(value, next))
            }}
          />
          <Input
            {...input}
            {...control}
            ref={mask}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            size={size}
            value={value}
            onPaste={(event) => takeWhole(event, event.clipboardData.getData('text'))}
            onInputCapture={(event) => takeWhole(event, event.currentTarget.value)}
            onInput={(event) => onChange(event.currentTarget.value)}
            onChange={() => undefined}
          />
        </Row>
      )}
    </Field>
  )
}
