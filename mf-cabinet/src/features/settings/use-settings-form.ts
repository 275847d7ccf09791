import { countriesQuery, countryOf } from '@prilavok/shared-kernel/company'
import type { ClientItem, Country, Personal } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { FormError, type FormState, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keys } from '../../api/keys'
import { saveClient } from '../../api/save-client'
import { savePersonal } from '../../api/save-personal'
import { settingsSchema } from './settings-schema'
import { clientFields, draftOf, personFields, type SettingsValues, settingsValues } from './settings-values'
import { settingsTexts } from './texts'

export interface Settings {
  form: FormState<SettingsValues>
  /** Of the form. */
  country: Country
  /** A company has been saved: there is no way back. */
  isCompany: boolean
}

/** `phone` of the person's call are the phones of this form, whose `phone` is the company's. */
function ofPerson(error: unknown): unknown {
  const { phone, ...others } = isApiError(error) ? error.fieldErrors : {}
  return phone === undefined ? error : new FormError('', { ...others, phones: phone })
}

/** The form of the personal data and of the company: what it knows, its rules, and how it is saved. */
export function useSettingsForm(personal: Personal, client: ClientItem): Settings {
  const kernel = useKernel()
  const countries = useQuery(countriesQuery(kernel))
  const [initial] = useState(() => settingsValues(personal, client))
  const isCompany = client.LEGAL_ENTITY === 'Y'
  const list = countries.data ?? [client.COUNTRY]
  /** Counts what was read after a save: it may be what it was, as an e-mail that is not confirmed yet. */
  const [reads, setReads] = useState(0)
  const readAgain = async () => {
    const saved = [queryKeys.personal, keys.clientInfo]
    await Promise.all(saved.map((queryKey) => kernel.query.invalidateQueries({ queryKey })))
    setReads((count) => count + 1)
  }
  const form = useForm<SettingsValues>({
    name: 'mf-cabinet.settings',
    initialValues: initial,
    schema: settingsSchema(list, isCompany),
    draft: draftOf(initial),
    async onSubmit(values) {
      // It checks everything, the person's fields as well: when it says no, nothing has been saved.
      const { MESSAGE = '' } = await saveClient(kernel, values.legal_entity, clientFields(values, client))
      try {
        await savePersonal(kernel, personFields(values))
      } catch (error) {
        throw ofPerson(error)
      } finally {
        void readAgain()
      }
      const text = [settingsTexts.saved, MESSAGE].filter(Boolean).join(' ')
      kernel.notices.show({ kind: 'success', text, lasting: MESSAGE !== '' })
    },
  })
  const rebase = useEffectEvent(() => form.rebase(settingsValues(personal, client)))
  const known = useRef({ personal, client, reads })
  useEffect(() => {
    const before = known.current
    if (before.personal === personal && before.client === client && before.reads === reads) return
    known.current = { personal, client, reads }
    rebase()
  }, [personal, client, reads])
  return {
    form,
    country: countryOf(list, form.values.country),
    isCompany,
  }
}
