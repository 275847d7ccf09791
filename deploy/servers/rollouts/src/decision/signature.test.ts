import { readSigned, sign } from './signature'

const TEXT = '{"company":"77"}'
const signed = sign('subject', TEXT, 'secret')
const [encoded = '', signature = ''] = signed.split('.')

test('a text is read by who has the secret, for what it was signed for', () => {
  expect(readSigned('subject', signed, 'secret')).toBe(TEXT)
  expect(Buffer.from(encoded, 'base64url').toString()).toBe(TEXT)
})

test.each([
  ['with another secret', 'subject', signed, 'other'],
  ['for another purpose', 'override', signed, 'secret'],
  [
    'whose text was changed',
    'subject',
    `${Buffer.from('{"company":"78"}').toString('base64url')}.${signature}`,
    'secret',
  ],
  ['whose signature is cut', 'subject', signed.slice(0, -4), 'secret'],
  ['without a signature', 'subject', encoded, 'secret'],
  ['with something behind it', 'subject', `${signed}.more`, 'secret'],
  ['that is empty', 'subject', '', 'secret'],
])('one %s is not read', (_, purpose, text, secret) => {
  expect(readSigned(purpose, text, secret)).toBeUndefined()
})
