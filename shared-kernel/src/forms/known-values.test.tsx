import { Form, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

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
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))
const city = () => screen.getByRole('textbox', { name: 'Город' })
const said = () => screen.getByRole('status').textContent

test('a choice fills fields and takes their errors away', async () => {
  renderWithKernel(<Contacts />)
  await userEvent.clear(city())
  await press('Сохранить')
  await waitFor(() => expect(city()).toHaveAccessibleDescription('Укажите город'))
  await press('Подставить')
  await waitFor(() => expect(city()).toBeValid())
  expect(city()).toHaveValue('Аннагород')
})

test('news of the server go into what was not changed; «Отменить» gives back what the server knows', async () => {
  renderWithKernel(<Contacts />)
  await userEvent.type(city(), ' Великая')
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
