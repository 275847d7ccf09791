import { Form, object, string, useForm } from '@prilavok/shared-kernel/forms'
import {
  createTestPlatform,
  customerCookies,
  renderWithKernel,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

interface Values {
  name: string
  password: string
}

const EMPTY: Values = { name: '', password: '' }

const rules = object({ name: string().required('Укажите имя'), password: string() })

interface PersonProps {
  send?: (values: Values) => Promise<void>
  guard?: boolean
}

function Person({ send = async () => undefined, guard = false }: PersonProps) {
  const form = useForm({
    name: 'person',
    initialValues: EMPTY,
    schema: rules,
    onSubmit: send,
  })
  return (
    <Form form={form} guard={guard}>
      <TextField label="Имя" required {...form.text('name')} />
      <PasswordField label="Пароль" {...form.text('password')} />
      <Button type="submit" busy={form.busy}>
        Сохранить
      </Button>
      <output>{form.unsaved ? 'не сохранено' : 'сохранено'}</output>
    </Form>
  )
}

const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

describe('kept', () => {
  const name = () => screen.getByRole('textbox', { name: /Имя/ })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  const deferred = () => {
    const waiting: { resolve?: () => void } = {}
    const promise = new Promise<void>((resolve) => {
      waiting.resolve = resolve
    })
    return { promise, resolve: () => waiting.resolve?.() }
  }

  test('a draft survives a reload, without the password, and is gone after success', async () => {
    const session = testStore()
    const platform = createTestPlatform({ session })
    const first = renderWithKernel(<Person />, { platform })
    fill(name(), 'Анна')
    fill(screen.getByLabelText('Пароль'), 'тайна')
    expect(session.get('drafts')).toContain('Анна')
    expect(session.get('drafts')).not.toContain('тайна')
    first.unmount()

    renderWithKernel(<Person />, { platform })
    await waitFor(() => expect(name()).toHaveValue('Анна'))
    expect(screen.getByLabelText('Пароль')).toHaveValue('')
    expect(screen.getByText('не сохранено')).toBeInTheDocument()
    await save()
    expect(await screen.findByText('сохранено')).toBeInTheDocument()
    expect(session.get('drafts')).toBeUndefined()
  })

  test('where the shop itself has loaded the page anew it says what is restored and what is not', () => {
    const session = testStore({
      drafts: '{"person":{"name":"Анна"}}',
      token_reloaded_at: String(Date.now() - 1000),
    })
    const { kernel } = renderWithKernel(<Person />, { platform: { session } })
    expect(name()).toHaveValue('Анна')
    expect(kernel.notices.current().map(({ text }) => text)).toEqual([
      'Страница загрузилась заново. То, что вы ввели, на месте, только пароль введите ещё раз',
    ])
  })

  test.each([
    ['a session that has ended by itself', true, 'Анна'],
    ['a buyer who leaves', false, undefined],
  ])(
    '%s takes the page away: the draft waits for the same user, or is gone',
    async (_what, hasEnded, draft) => {
      const [session, cookies] = [testStore(), customerCookies()]
      const { unmount } = renderWithKernel(<Person guard />, { platform: { session, cookies } })
      fill(name(), 'Анна')
      if (hasEnded) cookies.remove('has_refresh_token')
      unmount()
      expect(session.get('drafts')?.match(/Анна/)?.[0]).toBe(draft)
    },
  )

  test('while it is sent, and after success, leaving asks nothing', async () => {
    const answer = deferred()
    const { kernel } = renderWithKernel(<Person guard send={() => answer.promise} />)
    fill(name(), 'Анна')
    await save()
    await waitFor(() => expect(kernel.leaveGuards.active()).toBe(false))
    await act(async () => answer.resolve())
    expect(await screen.findByText('сохранено')).toBeInTheDocument()
    expect(kernel.leaveGuards.active()).toBe(false)
  })
})

interface Contact {
  name: string
  city: string
  phones: readonly string[]
}

const KNOWN: Contact = { name: 'Анна', city: 'Тверь', phones: ['1'] }

const NEWS: Contact = { name: 'Ольга', city: 'Тула', phones: ['1', '2'] }

function Contacts() {
  const form = useForm<Contact>({
    name: 'contacts',
    initialValues: KNOWN,
    schema: object({ name: string().required('Укажите имя'), city: string().required('Укажите город') }),
    draft: ['name', 'city', 'phones'],
    onSubmit: async () => undefined,
  })
  const { value, onChange } = form.list('phones')
  return (
    <Form form={form} guard={false}>
      <TextField label="Имя" {...form.text('name')} />
      <TextField label="Город" {...form.text('city')} />
      <Button onClick={() => onChange([...value, '3'])}>Ещё телефон</Button>
      <Button onClick={() => form.fill(({ name }) => ({ city: `${name}город` }))}>Подставить</Button>
      <Button onClick={() => form.rebase(NEWS)}>Новости</Button>
      <Button onClick={form.reset}>Отменить</Button>
      <Button type="submit">Сохранить</Button>
      <output>{[form.unsaved ? 'не сохранено' : 'сохранено', ...value].join(' ')}</output>
    </Form>
  )
}

describe('known-values', () => {
  const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))
  const city = () => screen.getByRole('textbox', { name: 'Город' })
  const said = () => screen.getByRole('status').textContent

  test('a choice fills fields and takes their errors away', async () => {
    renderWithKernel(<Contacts />)
    fill(city(), '')
    await press('Сохранить')
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Укажите город'))
    await press('Подставить')
    await waitFor(() => expect(city()).toBeValid())
    expect(city()).toHaveValue('Аннагород')
  })

  test('news of the server go into what was not changed; «Отменить» gives back what the server knows', async () => {
    renderWithKernel(<Contacts />)
    fill(city(), 'Тверь Великая')
    await press('Новости')
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
    expect(city()).toHaveValue('Тверь Великая')
    expect(said()).toBe('не сохранено 1 2')
    await press('Отменить')
    expect(city()).toHaveValue('Тула')
    expect(said()).toBe('сохранено 1 2')
  })

  test('a list is part of the draft, and only when it differs', async () => {
    const { kernel, unmount } = renderWithKernel(<Contacts />)
    expect(kernel.platform.session.get('drafts')).toBeUndefined()
    await press('Ещё телефон')
    expect(kernel.platform.session.get('drafts')).toBe('{"contacts":{"phones":["1","3"]}}')
    unmount()
    renderWithKernel(<Contacts />, { kernel })
    await waitFor(() => expect(said()).toBe('не сохранено 1 3'))
  })
})
