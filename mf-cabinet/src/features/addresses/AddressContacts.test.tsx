import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { render, screen } from '@testing-library/react'
import { testAddress } from '../../testing/test-addresses'
import { AddressContacts } from './AddressContacts'

const show = (changes: Partial<AddressPoint>) => render(<AddressContacts point={testAddress(changes)} />)
const lines = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  [{ NAME: 'Титов', PHONE: '+79165550418', EMAIL: 'a@b.example' }, 'Титов, +7 916 555-04-18, a@b.example'],
  [{ NAME: '', PHONE: '+79165550418', EMAIL: 'a@b.example' }, '+7 916 555-04-18, a@b.example'],
  [{ NAME: 'Титов', PHONE: '', EMAIL: 'a@b.example' }, 'Титов, a@b.example'],
  [{ NAME: 'Титов', PHONE: '', EMAIL: '' }, 'Титов'],
])('of the contact %j what is known stands there, parted by commas', (contact, line) => {
  show({ CONTACTS: [contact] })
  expect(lines()).toEqual([line])
})

test('phones are called, e-mails written to', () => {
  show({ CONTACTS: [{ NAME: 'Титов', PHONE: '+79165550418', EMAIL: 'a@b.example' }] })
  expect(hrefs()).toEqual(['tel:+79165550418', 'mailto:a@b.example'])
})

test('each of several has its line, one of whom nothing is known has none', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const nobody = { NAME: '', PHONE: '', EMAIL: '' }
  show({ CONTACTS: [{ ...nobody, NAME: 'Титов' }, nobody, { ...nobody, NAME: 'Соколова' }] })
  expect(lines()).toEqual(['Титов', 'Соколова'])
  // Each has a key of its own.
  expect(consoleError).not.toHaveBeenCalled()
})

test('where the back end has no list of contacts, the fields of the address are one', () => {
  const { unmount } = show({ CONTACTS: undefined, CONTACT_NAME: 'Титов', CONTACT_EMAIL: 'a@b.example' })
  expect(lines()).toEqual(['Титов, +7 916 555-04-18, a@b.example'])
  unmount()
  show({ CONTACTS: [], CONTACT_NAME: 'Титов' })
  expect(lines()).toEqual([])
})
