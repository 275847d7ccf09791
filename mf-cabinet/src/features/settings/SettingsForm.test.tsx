import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { CLIENT, PERSONAL, settingsApi, testClient, testIndividual } from '../../testing/settings-api'
import { box, button, expectSaved, retype, save } from '../../testing/settings-form'

const { data, sent, intercept, requests } = settingsApi()

const open = async () => {
  const rendered = renderPage('/cabinet/settings', { personal: data.personal })
  await screen.findByLabelText(/^Фамилия/)
  return rendered
}

test('[CAB-008] names, e-mail and phones of the person and the fields of the company can be changed', async () => {
  await open()
  for (const [label, value] of [
    [/^Фамилия/, 'Соколова'],
    [/^Имя/, 'Марина'],
    [/^Отчество/, 'Петровна'],
    [/^Электронная почта/, 'client@example.com'],
    [/^Телефон \*/, '+7 916 555-04-18'],
    [/^ИНН/, '7736207543'],
  ] as const) {
    expect(box(label)).toHaveValue(value)
    expect(box(label)).toBeEnabled()
  }
})

test('[CAB-067] one «Сохранить» posts person and client; menu and form know it without a reload', async () => {
  const { kernel } = await open()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument()
  await retype(/^Фамилия/, 'Кнопкина')
  await retype(/^Отчество/, '')
  await userEvent.click(button('Добавить телефон'))
  expect(box(/^Телефон.2/)).toHaveFocus()
  await userEvent.paste('8 (800) 555-01-20')
  expect(screen.getByText(/Не сохранено 3/)).toBeVisible()
  data.personal = { ...data.personal, SURNAME: 'Кнопкина', MIDDLE_NAME: '' }
  await save()
  await expectSaved(kernel)
  expect(sent(PERSONAL)).toEqual([
    {
      surname: 'Кнопкина',
      name: 'Марина',
      middle_name: '',
      'phone[0]': '+7 916 555-04-18',
      'phone[1]': '8 (800) 555-01-20',
    },
  ])
  expect(sent(CLIENT)).toEqual([
    {
      legal_entity: 'Y',
      surname: 'Кнопкина',
      name: 'Марина',
      middle_name: '',
      'phones[0]': '+7 916 555-04-18',
      'phones[1]': '8 (800) 555-01-20',
      email: 'client@example.com',
      inn: '7736207543',
      company_name: 'Общество «Вектор»',
    },
  ])
  const menu = screen.getByRole('navigation', { name: 'Личный кабинет' })
  expect(await within(menu).findByText('Кнопкина Марина')).toBeVisible()
})

test('[CAB-067] of a company only what was changed is sent beside name and number; an individual sends none of it', async () => {
  const { unmount, kernel } = await open()
  await retype(/^Расчётный счёт/, '40702810438000099999')
  await save()
  await waitFor(() => expect(sent(CLIENT)).toHaveLength(1))
  expect(sent(CLIENT)[0]).toMatchObject({ payment_account: '40702810438000099999', inn: '7736207543' })
  for (const field of ['kpp', 'country', 'main_address', 'post_address'])
    expect(sent(CLIENT)[0]).not.toHaveProperty(field)
  await expectSaved(kernel)
  unmount()

  data.client = testIndividual()
  await open()
  await retype(/^Адрес/, 'Тверь, ул. Мира, 2')
  await save()
  await waitFor(() => expect(sent(CLIENT)).toHaveLength(2))
  expect(sent(CLIENT)[1]).toMatchObject({ legal_entity: 'N', main_address: 'Тверь, ул. Мира, 2' })
  for (const field of [
    'inn',
    'company_name',
    'bank_code',
    'phone',
    'company_email',
    'country',
    'post_address',
  ])
    expect(sent(CLIENT)[1]).not.toHaveProperty(field)
})

test('[CAB-068] a phone that is none is told at its own box, and can be taken out', async () => {
  data.personal = { ...data.personal, PHONE: ['+375 29 123-45-67', '89165550418'] }
  await open()
  for (const [phone, text] of [
    ['   ', 'Поле не должно быть пустым'],
    ['+7 495 555-3', 'Указан некорректный телефон'],
    ['нет телефона', 'Указан некорректный телефон'],
    ['+7 916 555-04-18-99-777', 'Указан некорректный телефон'],
    ['', 'Поле не должно быть пустым'],
  ] as const) {
    await retype(/^Телефон.2/, phone)
    await save()
    await waitFor(() => expect(box(/^Телефон.2/)).toHaveAccessibleDescription(text))
  }
  expect(box(/^Телефон.2/)).toHaveFocus()
  expect(box(/^Телефон \*/)).toBeValid()
  expect(screen.getByText('Исправьте, чтобы сохранить: Телефон')).toBeVisible()
  expect(sent(PERSONAL)).toEqual([])
  await userEvent.click(button(/^Убрать: Телефон.2/))
  expect(button('Добавить телефон')).toHaveFocus()
  await save()
  await waitFor(() => expect(sent(PERSONAL)).toMatchObject([{ 'phone[0]': '+375 29 123-45-67' }]))
})

test('names and e-mail are required', async () => {
  await open()
  for (const label of [/^Фамилия/, /^Имя/, /^Электронная почта/]) await retype(label, '')
  await save()
  await waitFor(() => expect(box(/^Фамилия/)).toHaveAccessibleDescription('Вы не указали фамилию'))
  expect(box(/^Имя/)).toHaveAccessibleDescription('Вы не указали имя')
  expect(box(/^Электронная почта/)).toHaveAccessibleDescription('Вы не указали почту')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a new e-mail is told to be confirmed, and the present one stays until then', async () => {
  data.savedClient = { SUCCESS: 'Y', MESSAGE: 'Мы отправили письмо на new@example.com.' }
  const { kernel } = await open()
  await retype(/^Электронная почта/, 'new@example.com')
  await save()
  await expectSaved(kernel, ' Мы отправили письмо на new@example.com.')
  expect(kernel.notices.current()).toMatchObject([{ lasting: true }])
  await waitFor(() => expect(box(/^Электронная почта/)).toHaveValue('client@example.com'))
})

describe('nothing that was typed is lost', () => {
  test('by an answer that is an error', async () => {
    const { kernel } = await open()
    await retype(/^Фамилия/, 'Кнопкина')
    data.savedClient = 500
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Введённое сохранено')
    expect(box(/^Фамилия/)).toHaveValue('Кнопкина')
    expect(sent(PERSONAL)).toEqual([])
    data.savedClient = { SUCCESS: 'Y' }
    await save()
    await expectSaved(kernel)
    expect(screen.getByRole('region', { name: 'Личные данные' })).toHaveFocus()
  })

  test('by a reload', async () => {
    const { kernel, unmount } = await open()
    await retype(/^КПП/, '773601009')
    await userEvent.click(button('Добавить телефон'))
    await userEvent.paste('+7 495 000-00-00')
    const drafts = kernel.platform.session.get('drafts') ?? ''
    unmount()
    kernel.platform.session.set('drafts', drafts)
    renderPage('/cabinet/settings', { kernel })
    await waitFor(() => expect(box(/^КПП/)).toHaveValue('773601009'))
    expect(box(/^Телефон.2/)).toHaveValue('+7 495 000-00-00')
    expect(screen.getByText(/Не сохранено 2/)).toBeVisible()
  })

  test('by news of the server, which other fields take', async () => {
    const { kernel } = await open()
    await retype(/^Фамилия/, 'Кнопкина')
    data.client = testClient({ KPP: '773601555' })
    await kernel.query.invalidateQueries()
    await waitFor(() => expect(box(/^КПП/)).toHaveValue('773601555'))
    expect(box(/^Фамилия/)).toHaveValue('Кнопкина')
    expect(screen.getByText(/Не сохранено 1/)).toBeVisible()
  })

  test('«Отменить» alone gives it up', async () => {
    const { kernel } = await open()
    await retype(/^Фамилия/, 'Кнопкина')
    expect(kernel.leaveGuards.active()).toBe(true)
    await userEvent.click(button('Отменить'))
    expect(box(/^Фамилия/)).toHaveValue('Соколова')
    expect(screen.getByRole('region', { name: 'Личные данные' })).toHaveFocus()
    expect(kernel.leaveGuards.active()).toBe(false)
    expect(kernel.platform.session.get('drafts')).toBeUndefined()
  })
})

test('errors of the server stand at their fields: those of the person’s phones, too', async () => {
  await open()
  await retype(/^КПП/, '773601002')
  intercept(({ method, path }) =>
    method === 'POST' && path === PERSONAL
      ? Response.json({ errors: { query_error: 'Номер занят', phone: 'Номер занят' } }, { status: 400 })
      : undefined,
  )
  await save()
  await waitFor(() => expect(box(/^Телефон \*/)).toHaveAccessibleDescription('Номер занят'))
  expect(box(/^Телефон компании/)).toBeValid()
  expect(box(/^КПП/)).toHaveValue('773601002')
})

test('a name that the first call has saved while the second one fails is told, and can be sent again', async () => {
  const { kernel } = await open()
  await retype(/^Фамилия/, 'Кнопкина')
  intercept(({ method, path }) =>
    method === 'POST' && path === PERSONAL ? new Response('{}', { status: 500 }) : undefined,
  )
  data.personal = { ...data.personal, SURNAME: 'Кнопкина' }
  await save()
  const bar = within(screen.getByRole('region', { name: 'Сохранение настроек' }))
  expect(await bar.findByText(/^Сохранилось не\sвсё/)).toBeVisible()
  expect(bar.getByRole('alert')).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(bar.getByRole('button', { name: 'Повторить' }))
  await expectSaved(kernel)
  expect(sent(PERSONAL).at(-1)).toMatchObject({ surname: 'Кнопкина' })
})

test('while it is being saved the button says so, and a second press sends nothing', async () => {
  const gate: { open?: () => void } = {}
  data.gate = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const { kernel } = await open()
  await retype(/^Имя/, 'Анна')
  await save()
  expect(button('Сохраняем…')).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button('Сохраняем…'))
  gate.open?.()
  await expectSaved(kernel)
  expect(sent(CLIENT)).toHaveLength(1)
})
