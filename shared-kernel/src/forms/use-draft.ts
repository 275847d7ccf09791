import { useKernel } from '@prilavok/shared-kernel/kernel'
import { wasReloaded } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent, useState } from 'react'
import { assertNoSecrets, hasSecrets, isSame, readDraft, saveDraft } from './drafts'

/** Said where the shop itself has loaded the page anew: the buyer did not ask for it. */
const RESTORED = 'Страница загрузилась заново. То, что вы ввели, на месте'
const RESTORED_BUT_SECRETS = `${RESTORED}, только пароль введите ещё раз`

interface DraftOptions<Values> {
  /** Name of the form. */
  form: string
  fields: readonly (keyof Values & string)[]
  initial: Values
  values: Values
  restore: (values: Values) => void
}

/**
 * Brings back what was typed before the page was loaded again, and saves it from then on. What has been typed meanwhile is
 * newer and stays. Returns the function that removes the draft.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): () => void {
  const { form, fields, initial, values, restore } = options
  const { platform, notices } = useKernel()
  const { session } = platform
  const [ready, setReady] = useState(false)

  const restoreDraft = useEffectEvent(() => {
    assertNoSecrets(fields)
    const draft = readDraft(session, form)
    const restored = { ...values }
    for (const field of fields) {
      const text = draft[field]
      if (isSame(values[field], initial[field]) && typeof text === typeof initial[field])
        restored[field] = text as Values[typeof field]
    }
    if (fields.some((field) => !isSame(restored[field], values[field]))) {
      restore(restored)
      if (wasReloaded(platform)) notices.show({ text: hasSecrets(initial) ? RESTORED_BUT_SECRETS : RESTORED })
    }
    setReady(true)
  })
  useEffect(() => restoreDraft(), [])

  const save = useEffectEvent((current: Values) => {
    const changed = fields.filter((field) => !isSame(current[field], initial[field]))
    saveDraft(session, form, Object.fromEntries(changed.map((field) => [field, current[field]])))
  })
  useEffect(() => {
    if (ready) save(values)
  }, [ready, values])

  return () => saveDraft(session, form, {})
}
