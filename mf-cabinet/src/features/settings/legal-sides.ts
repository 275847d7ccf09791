import type { Flag } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useRef } from 'react'
import type { SettingsValues } from './settings-values'

/** Fields that a person has whoever buys. */
const OF_PERSON: readonly (keyof SettingsValues)[] = ['surname', 'name', 'middle_name', 'email', 'phones']

/** What an individual and a company have apart: the address of one is not the other's. */
const sideOf = (values: SettingsValues): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !OF_PERSON.includes(field as keyof SettingsValues)),
  )

/**
 * Changes between individual and company before anything is saved. Each side keeps what was typed there; the individual's
 * begins with what is saved, a company's with what the individual has typed.
 */
export function useLegalSides(form: FormState<SettingsValues>): (legal: Flag) => void {
  const left = useRef<Partial<Record<Flag, Partial<SettingsValues>>>>({})
  return (legal) => {
    const { values, saved } = form
    if (legal === values.legal_entity) return
    left.current[values.legal_entity] = sideOf(values)
    const side = left.current[legal] ?? (legal === 'N' ? sideOf(saved) : {})
    form.fill(() => ({ ...side, legal_entity: legal }))
  }
}
