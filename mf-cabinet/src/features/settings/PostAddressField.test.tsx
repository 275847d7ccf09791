import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSettingsForm } from '../../testing/in-settings-form'
import { settingsApi, testClient } from '../../testing/settings-api'
import { box } from '../../testing/settings-form'
import { PostAddressField } from './PostAddressField'

settingsApi()
const show = (main: string, post: string) =>
  renderInSettingsForm((form) => <PostAddressField form={form} sameText="Как юридический" />, {
    client: testClient({ POINTS: { MAIN: { ADDRESS: main }, POST: { ADDRESS: post } } }),
  })
const same = () => screen.queryByRole('button', { name: 'Как юридический' })

test('the main address can be taken as the postal one', async () => {
  show('Москва, ул. Вавилова, 19', 'а/я 7')
  const field = box(/^Почтовый адрес/)
  expect(field).toHaveValue('а/я 7')
  await userEvent.click(same() as HTMLElement)
  expect(field).toHaveValue('Москва, ул. Вавилова, 19')
  expect(same()).not.toBeInTheDocument()
})

test.each([
  ['', 'а/я 7'],
  ['Москва', 'Москва'],
  ['', ''],
])('of «%s» and «%s» there is nothing to take', (main, post) => {
  show(main, post)
  expect(same()).not.toBeInTheDocument()
})
