import { readCompared } from './compared-orders'

test.each([
  ['', { was: '', now: '' }],
  ['was=7&now=9', { was: '7', now: '9' }],
  ['now=123456789', { was: '', now: '123456789' }],
  ['now=1234567890', { was: '', now: '' }],
  ['was=&now=9', { was: '', now: '9' }],
  // One that is no number is not found.
  ['was=abc&now=x9', { was: '0', now: '' }],
  ['was=7x&now=9-', { was: '0', now: '' }],
])('of the address «%s» %j are compared', (search, compared) => {
  expect(readCompared(new URLSearchParams(search))).toEqual(compared)
})
