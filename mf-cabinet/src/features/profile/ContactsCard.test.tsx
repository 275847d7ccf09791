import { LOGGED_IN, type PartOptions, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { profileApi, testIndividual } from '../../testing/profile-api'
import { ContactsCard } from './ContactsCard'

const { data, intercept } = profileApi()
const show = (options: PartOptions = {}) =>
  renderWithKernel(<ContactsCard />, { kernel: partKernel({ cookies: LOGGED_IN, personal: {}, ...options }) })
const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const kind = () => screen.getByText('Покупаете как').nextSibling?.textContent
const untilAnswered = ({ kernel }: ReturnType<typeof show>) =>
  waitFor(() => expect(kernel.query.isFetching()).toBe(0))
const LEGAL = ['Стать юридическим лицом', '/cabinet/settings#company']
const CHANGE = ['Изменить', '/cabinet/settings']
const EMAIL = ['client@example.com', 'mailto:client@example.com']

test('each phone and the e-mail, to be called and written to; a company has no way to become one', async () => {
  const rendered = show({ personal: { PHONE: ['89165550418', '+375291234567'], LOYALTY: 'Y' } })
  await untilAnswered(rendered)
  expect(hrefs()).toEqual([
    CHANGE,
    ['89165550418', 'tel:89165550418'],
    ['+375 29 123-45-67', 'tel:+375291234567'],
    EMAIL,
  ])
  expect(screen.queryByText('Телефон не указан')).not.toBeInTheDocument()
  expect(kind()).toBe('юридическое лицо')
  expect(screen.getByText('участвуете')).toBeVisible()
})

test('that there is no phone is said; an individual may become a company', async () => {
  data.company = testIndividual()
  const rendered = show({ personal: { PHONE: [], COMPANY_NAME: null } })
  expect(kind()).toBe('физическое лицо')
  expect(hrefs()).toEqual([CHANGE, EMAIL])
  await untilAnswered(rendered)
  expect(screen.getByText('Телефон не указан')).toBeVisible()
  expect(hrefs()).toEqual([CHANGE, EMAIL, LEGAL])
  expect(screen.getByText('не участвуете')).toBeVisible()
})

test('what the buyer is follows from his details once they have come', async () => {
  data.company = testIndividual()
  const rendered = show({ personal: { COMPANY_NAME: 'Вектор' } })
  expect(kind()).toBe('юридическое лицо')
  await untilAnswered(rendered)
  expect(kind()).toBe('физическое лицо')
})

test('without the settings there is no way to them', async () => {
  data.company = testIndividual()
  const rendered = show({ personal: { PHONE: [] }, plan: { routes: [] } })
  await untilAnswered(rendered)
  expect(hrefs()).toEqual([EMAIL])
})

test('nobody is shown before it is known who it is', () => {
  intercept(({ path }) => (path === '/v3/api/personal/info/' ? 500 : undefined))
  renderWithKernel(<ContactsCard />, { kernel: partKernel({ cookies: LOGGED_IN }) })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
