import { FormError, type FormState } from '@prilavok/shared-kernel/forms'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { settingsApi } from '../../testing/settings-api'
import { SaveBar } from './SaveBar'
import type { SettingsValues } from './settings-values'

const onLeave = jest.fn()

const Bar = ({ form }: { form: FormState<SettingsValues> }) => (
  <>
    <input aria-label="Имя" {...form.text('name')} />
    <input aria-label="КПП" {...form.text('kpp')} />
    <SaveBar form={form} formId="settings" onLeave={onLeave} />
  </>
)

describe('SaveBar', () => {
  settingsApi()

  const show = (onSubmit?: (values: SettingsValues) => Promise<void>) => {
    onLeave.mockClear()
    return renderInSettingsForm((form) => <Bar form={form} />, onSubmit && { onSubmit })
  }
  const bar = () => screen.queryByRole('region', { name: 'Сохранение настроек' })
  const inBar = () => within(bar() as HTMLElement)
  const press = (name: string) => userEvent.click(inBar().getByRole('button', { name }))
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

  test('it comes with the first change, counts what is changed, and goes when that is taken back', async () => {
    const { container } = show()
    expect(bar()).not.toBeInTheDocument()
    await type('Имя', 'а')
    expect(bar()).toHaveTextContent(/^Не сохранено 1\sполе\./)
    expect(bar()).not.toHaveTextContent('Исправьте')
    expect(container.querySelector('p svg')).not.toBeInTheDocument()
    await type('КПП', '0')
    expect(bar()).toHaveTextContent(/^Не сохранено 2\sполя\./)
    await press('Отменить')
    expect(screen.getByLabelText('КПП')).toHaveValue('773601001')
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(bar()).not.toBeInTheDocument()
  })

  test('fields that are wrong are named, in the order of the form', async () => {
    const { container } = show(async () => {
      throw new FormError('', { kpp: 'Не тот', name: 'Не так' })
    })
    await type('Имя', 'а')
    await press('Сохранить')
    expect(await inBar().findByText('Исправьте, чтобы сохранить: Имя, КПП')).toBeVisible()
    expect(container.querySelector('p svg')).toBeInTheDocument()
    expect(inBar().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('it goes with what was saved, and gives the focus on', async () => {
    show(async () => undefined)
    await type('Имя', 'а')
    await press('Сохранить')
    await waitFor(() => expect(bar()).not.toBeInTheDocument())
    expect(onLeave).toHaveBeenCalledTimes(1)
  })
})
