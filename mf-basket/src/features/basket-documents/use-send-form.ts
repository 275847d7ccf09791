import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type ComponentType, useState } from 'react'
import { basketDocumentsTexts as texts } from './texts'

type SendForm = ComponentType<{ onClose: (email?: string) => void }>

/** The form that sends the basket, while it is open. One that cannot be loaded is a notice: the basket stays as it is. */
export function useSendForm() {
  const { errors, notices } = useKernel()
  const [SendForm, setSendForm] = useState<SendForm>()
  const load = async () => {
    try {
      const loaded = await import(/* webpackChunkName: "send-basket" */ './SendForm')
      setSendForm(() => loaded.default)
    } catch (error) {
      errors.report(error, { errors: 'inline' })
      const action = { label: texts.again, run: () => void load() }
      notices.show({ kind: 'error', text: texts.noForm, action })
    }
  }
  return { SendForm, load, leave: () => setSendForm(undefined) }
}
