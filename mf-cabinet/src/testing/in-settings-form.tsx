import type { ClientItem } from '@prilavok/shared-kernel/contract'
import { type FormState, object, useForm } from '@prilavok/shared-kernel/forms'
import { partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import type { ReactNode } from 'react'
import { type SettingsValues, settingsValues } from '../features/settings/settings-values'
import { testClient } from './settings-api'

type SettingsFormState = FormState<SettingsValues>

interface InSettingsFormProps {
  client: ClientItem
  onSubmit: (values: SettingsValues) => Promise<void>
  children: (form: SettingsFormState) => ReactNode
}

function InSettingsForm({ client, onSubmit, children }: InSettingsFormProps) {
  const form = useForm<SettingsValues>({
    name: 'mf-cabinet.settings',
    initialValues: settingsValues(testCustomer(), client),
    schema: object({}),
    draft: [],
    onSubmit,
  })
  return (
    <form id="settings" {...form.props}>
      {children(form)}
      <button type="submit">Отправить</button>
    </form>
  )
}

/** A part of the settings, in the form `settings` that it belongs to: without rules, and saved as `onSubmit` says. */
export function renderInSettingsForm(
  children: InSettingsFormProps['children'],
  { client = testClient(), onSubmit = async () => undefined }: Partial<InSettingsFormProps> = {},
) {
  const form = <InSettingsForm {...{ client, onSubmit }}>{children}</InSettingsForm>
  return renderWithKernel(form, { kernel: partKernel({ personal: testCustomer() }) })
}
