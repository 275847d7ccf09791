import { FormError, type FormState } from '@prilavok/shared-kernel/forms'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { settingsApi } from '../../testing/settings-api'
import { SaveBar } from './SaveBar'
import type { SettingsValues } from './settings-values'

const outside: { setSaved: (text: string) => void; onLeave: jest.Mock } = {
  setSaved: () => undefined,
  onLeave: jest.fn(),
}

function Bar({ form }: { form: FormState<SettingsValues> }) {
  const [saved, setSaved] = useState('')
  outside.setSaved = setSaved
  return (
    <>
      <input aria-label="Имя" {...form.text('name')} />
      <input aria-label="КПП" {...form.text('kpp')} />
      <SaveBar
        form={form}
        saved={saved}
        hideSaved={() => setSaved('')}
        formId="settings"
        onLeave={outside.onLeave}
      />
    </>
  )
}

describe('SaveBar', () => {
  settingsApi()

  const show = (onSubmit?: (values: SettingsValues) => Promise<void>) => {
    outside.onLeave.mockClear()
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
    expect(outside.onLeave).toHaveBeenCalledTimes(1)
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

  test('what became of it stands there until it is hidden; it takes the focus that the button has lost', async () => {
    show()
    act(() => outside.setSaved('Изменения сохранены.'))
    expect(inBar().getByRole('status')).toHaveTextContent('Изменения сохранены.')
    expect(inBar().getByRole('button', { name: 'Скрыть' })).toHaveFocus()
    await press('Скрыть')
    expect(outside.onLeave).toHaveBeenCalledTimes(1)
    expect(bar()).not.toBeInTheDocument()
  })
})
