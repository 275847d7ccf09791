import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { CLIENT, OMEGA, settingsApi } from '../../testing/settings-api'
import { box, button, retype } from '../../testing/settings-form'
import { AddCompanyForm } from './AddCompanyForm'

const { data, sent, called } = settingsApi()
const INN = '/v3/api/client/dadata/inn/'
const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

/** Shown once the modal has moved the focus into itself: what is typed before that goes into its first field. */
async function show() {
  const shown = renderWithKernel(
    <Modal open onClose={onClose} title="Компания">
      <AddCompanyForm onClose={onClose} />
    </Modal>,
    { kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) },
  )
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  )
  return shown
}
const typeInn = async (inn: string) => {
  await retype(/^ИНН/, inn)
  await userEvent.tab()
}
const understand = () => userEvent.click(screen.getByRole('checkbox', { name: /вернуться будет нельзя/ }))
const values = () =>
  [/^ИНН/, /^Название компании/, /^КПП/, /^ОГРН/].map((name) => (box(name) as HTMLInputElement).value)

test('a whole number fills what is empty from the register, and says so', async () => {
  await show()
  expect(box(/^ИНН/)).toHaveAccessibleDescription('Название, КПП и ОГРН подставим по реестру')
  await retype(/^КПП/, '111111111')
  await typeInn(OMEGA.INN)
  await waitFor(() => expect(values()).toEqual([OMEGA.INN, OMEGA.SHORT_NAME, '111111111', OMEGA.OGRN]))
  expect(box(/^ИНН/)).toHaveAccessibleDescription('Нашли в реестре')
})

test('a number that is not whole asks nobody; one that nobody has fills nothing', async () => {
  data.companies = []
  await show()
  await typeInn('77889')
  expect(called(INN).filter((call) => !call.endsWith('query=77889'))).toEqual([])
  await typeInn('7736207543')
  await waitFor(() => expect(box(/^ИНН/)).toHaveAccessibleDescription(/В реестре такого ИНН нет/))
  expect(values()).toEqual(['7736207543', '', '', ''])
})

test('a company that was wound up is not taken', async () => {
  data.companies = [{ ...OMEGA, ACTIVE: 'N' }]
  await show()
  await userEvent.type(box(/^ИНН/), '77889')
  expect(await screen.findByRole('option', { name: /ликвидирована/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await typeInn(OMEGA.INN)
  await waitFor(() => expect(box(/^ИНН/)).toHaveAccessibleDescription(/организация ликвидирована/))
  expect(values()).toEqual([OMEGA.INN, '', '', ''])
})

test('one that is chosen is written over what stands there', async () => {
  await show()
  await retype(/^Название компании/, 'Моя')
  await userEvent.type(box(/^ИНН/), '77889')
  await userEvent.click(await screen.findByRole('option', { name: /Омега/ }))
  expect(values()).toEqual([OMEGA.INN, OMEGA.SHORT_NAME, OMEGA.KPP, OMEGA.OGRN])
})

test('it is saved without blanks around it, told, and everything of the customer is read anew', async () => {
  data.companies = []
  const { kernel } = await show()
  kernel.query.setQueryData(keys.clientInfo, {})
  await retype(/^ИНН/, '7736207543')
  await retype(/^Название компании/, ' ООО «Вектор» ')
  await retype(/^КПП/, ' 773601001 ')
  await understand()
  await userEvent.click(button('Добавить компанию'))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent(CLIENT)).toEqual([
    {
      ...{ legal_entity: 'Y', inn: '7736207543', company_name: 'ООО «Вектор»', kpp: '773601001' },
      ...{ ogrn: '', email: '' },
    },
  ])
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Компания добавлена' }])
  for (const key of [queryKeys.personal, keys.clientInfo])
    expect(kernel.query.getQueryState(key)?.isInvalidated).toBe(true)
})

test('what is given must be right, and that there is no way back is to be said', async () => {
  data.companies = []
  await show()
  await retype(/^ИНН/, '7736207543')
  await retype(/^Название компании/, 'ООО «Вектор»')
  await retype(/^КПП/, '1')
  await retype(/^ОГРН/, '1')
  expect(button('Добавить компанию')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Добавить компанию'))
  await waitFor(() => expect(box(/^КПП/)).toHaveAccessibleDescription('Указан некорректный КПП'))
  expect(box(/^ОГРН/)).toHaveAccessibleDescription('Указан некорректный ОГРН')
  expect(screen.getByText('Подтвердите, что вернуться будет нельзя')).toBeVisible()
  expect([sent(CLIENT), onClose.mock.calls]).toEqual([[], []])
})

test('КПП and ОГРН say how many digits they have, and browsers fill in neither', async () => {
  await show()
  expect(box(/^КПП/)).toHaveAccessibleDescription(/^9\sцифр$/)
  expect(box(/^ОГРН/)).toHaveAccessibleDescription(/^13\sцифр$/)
  for (const field of [box(/^КПП/), box(/^ОГРН/)]) {
    expect(field).toHaveAttribute('autocomplete', 'off')
    expect(field).toHaveAttribute('inputmode', 'numeric')
  }
  expect(screen.getByText(/Адреса и банк можно заполнить потом/)).toBeVisible()
})
