import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { phoneError } from './settings-schema'
import { settingsTexts } from './texts'

/** The API takes no more. */
const MAX_PHONES = 10

const Add = styled.div`
  grid-column: 1 / -1;
`

interface PhoneFieldsProps {
  value: readonly string[]
  /** Of the first wrong phone, or of the server. */
  error: string | undefined
  /** How often the form has been tried to send. */
  attempts: number
  onChange: (phones: readonly string[]) => void
  onBlur: (event: FocusEvent) => void
}

/** Phones of the person, one at least (CAB-068). A box that was added is not wrong before it is left or sent. */
export function PhoneFields({ value: phones, error, attempts, onChange, onBlur }: PhoneFieldsProps) {
  const last = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const shown = useRef(phones.length)
  /** The box that was added, as long as nobody has left it. */
  const [fresh, setFresh] = useState<{ place: number; attempts: number }>()
  useEffect(() => {
    // One that was added is typed into; the focus of one that was removed goes on to the way to a new one.
    if (phones.length === shown.current + 1 && phones.at(-1) === '') last.current?.focus()
    else if (phones.length === shown.current - 1) add.current?.focus()
    shown.current = phones.length
  }, [phones])
  const isFresh = (place: number) => fresh?.place === place && fresh.attempts === attempts
  const errorOf = (phone: string, place: number) =>
    error &&
    !isFresh(place) &&
    (phoneError(phone) ?? (phones.every((one) => !phoneError(one)) && place === 0 ? error : undefined))
  return (
    <>
      {phones.map((phone, place) => {
        const label = settingsTexts.phoneAt(place)
        return (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a phone has nothing but its place
            key={place}
            ref={place === phones.length - 1 ? last : undefined}
            label={label}
            required
            type="tel"
            autoComplete={place === 0 ? 'tel' : 'off'}
            value={phone}
            error={errorOf(phone, place) || undefined}
            onBlur={(event) => {
              onBlur(event)
              if (!(event.relatedTarget instanceof HTMLButtonElement)) setFresh(undefined)
            }}
            onChange={({ target }) => onChange(phones.map((one, at) => (at === place ? target.value : one)))}
            trailing={
              phones.length > 1 && (
                <IconButton
                  icon="close"
                  size="s"
                  label={settingsTexts.removePhone(label)}
                  onClick={() => {
                    setFresh(undefined)
                    onChange(phones.filter((_one, at) => at !== place))
                  }}
                />
              )
            }
          />
        )
      })}
      {phones.length < MAX_PHONES && (
        <Add>
          <Button
            ref={add}
            kind="quiet"
            size="s"
            icon="plus"
            onClick={() => {
              setFresh({ place: phones.length, attempts })
              onChange([...phones, ''])
            }}
          >
            {settingsTexts.addPhone}
          </Button>
        </Add>
      )}
    </>
  )
}
