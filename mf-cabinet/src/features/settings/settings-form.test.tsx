import type { ClientItem, Personal } from '@prilavok/shared-kernel/contract'
import { FormError, type FormState } from '@prilavok/shared-kernel/forms'
import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { CLIENT, PERSONAL, settingsApi, testClient } from '../../testing/settings-api'
import { PhoneFields } from './PhoneFields'
import { SaveBar } from './SaveBar'
import type { SettingsValues } from './settings-values'
import { type Settings, useSettingsForm } from './use-settings-form'

interface Outside {
  setPhones: (phones: readonly string[]) => void
  setAttempts: (attempts: number) => void
}

function Phones({
  initial,
  error,
  outside,
}: {
  initial: readonly string[]
  error?: string
  outside: Outside
}) {
  const [phones, setPhones] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  Object.assign(outside, { setPhones, setAttempts })
  return (
    <>
      <PhoneFields
        value={phones}
        error={error}
        attempts={attempts}
        onChange={setPhones}
        onBlur={() => undefined}
      />
      <input aria-label="Дальше" />
    </>
  )
}

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

interface Known {
  personal: Personal
  client: ClientItem
}

interface Shown {
  settings?: Settings
  learn?: (known: Known) => void
}

function Form({ begin, shown }: { begin: Known; shown: Shown }) {
  const [{ personal, client }, learn] = useState(begin)
  const settings = useSettingsForm(personal, client)
  Object.assign(shown, { settings, learn })
  return (
    <form {...settings.form.props}>
      <button type="submit">Сохранить</button>
    </form>
  )
}

describe('PhoneFields', () => {
  const A = '+7 916 555-04-18'
  const B = '8 800 555-01-20'

  function show(initial: readonly string[], error?: string): Outside {
    const outside: Outside = { setPhones: () => undefined, setAttempts: () => undefined }
    renderWithKernel(<Phones initial={initial} outside={outside} {...(error && { error })} />)
    return outside
  }
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Телефон/ })
  const box = (place: number) => boxes()[place] as HTMLInputElement
  const values = () => boxes().map(({ value }) => value)
  const add = () => screen.getByRole('button', { name: 'Добавить телефон' })
  const removals = () => screen.queryAllByRole('button', { name: /^Убрать/ })

  test('the one that is added is typed into; the focus of the one that is taken out goes on to the way to a new one', async () => {
    show([A, B])
    expect(document.body).toHaveFocus()
    await userEvent.click(add())
    expect(box(2)).toHaveFocus()
    await userEvent.click(removals()[0] as HTMLElement)
    expect(values()).toEqual([B, ''])
    expect(add()).toHaveFocus()
  })
})

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

describe('use-settings-form', () => {
  const { sent, intercept } = settingsApi()

  /** The form for somebody; `learn` is news of the server. */
  function open(begin: Partial<Known> = {}) {
    const known = { personal: testCustomer(), client: testClient(), ...begin }
    const shown: Shown = {}
    const { kernel } = renderWithKernel(<Form begin={known} shown={shown} />, {
      kernel: partKernel({ cookies: LOGGED_IN, personal: known.personal }),
    })
    const settings = () => {
      if (!shown.settings) throw new Error('The form is not rendered.')
      return shown.settings
    }
    return {
      kernel,
      settings,
      form: () => settings().form,
      type: <Field extends keyof SettingsValues>(field: Field, value: SettingsValues[Field]) =>
        act(() => settings().form.setValue(field, value)),
      save: async () => {
        await userEvent.click(screen.getByRole('button'))
        await waitFor(() => expect(settings().form.busy).toBe(false))
      },
      learn: (next: Partial<Known>) => act(() => shown.learn?.({ ...known, ...next })),
    }
  }

  test('when the client is rejected, nothing of the person is sent, and nothing is said to be saved', async () => {
    const { settings, type, save } = open()
    type('surname', 'Кнопкина')
    await save()
    await waitFor(() => expect(settings().saved).not.toBe(''))
    intercept(({ path, method }) => (method === 'POST' && path === CLIENT ? 422 : undefined))
    type('surname', 'Скрепкина')
    await save()
    expect(sent(PERSONAL)).toHaveLength(1)
    expect([settings().saved, settings().form.failure]).toEqual(['', 'Отказ сервера'])
  })
})
