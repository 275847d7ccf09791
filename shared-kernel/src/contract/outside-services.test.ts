import { chatScript, counterIds } from './outside-services'

test.each([
  ['G-AB12CD34EF', 'G-AB12CD34EF'],
  [' UA-1234567-12 ', 'UA-1234567-12'],
  ['AW-123456789', 'AW-123456789'],
  ['GT-ABC123', 'GT-ABC123'],
  ['G-', undefined],
  ['g-ab12cd34ef', undefined],
  ['G-AB12&callback=x', undefined],
  ['G-AB12CD34EF"></script>', undefined],
  ['X-AB12CD34', undefined],
  ['', undefined],
  [null, undefined],
])('GOOGLE_ID %j goes into an address as %s', (GOOGLE_ID, id) => {
  expect(counterIds({ GOOGLE_ID, YANDEX_ID: null }).google).toBe(id)
})

test.each([
  ['98765432', '98765432'],
  [' 1 ', '1'],
  ['0123', undefined],
  ['12a', undefined],
  ['1/../x', undefined],
  ['1234567890123', undefined],
  [null, undefined],
])('YANDEX_ID %j goes into an address as %s', (YANDEX_ID, id) => {
  expect(counterIds({ GOOGLE_ID: null, YANDEX_ID }).yandex).toBe(id)
})

test.each([
  ['https://chat.example/widget.js?id=7', 'https://chat.example/widget.js?id=7'],
  ['http://chat.example/widget.js', undefined],
  ['//chat.example/widget.js', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/javascript,alert(1)', undefined],
  ['https://user:word@chat.example/widget.js', undefined],
  ['chat', undefined],
  ['', undefined],
  [null, undefined],
])('ONLINE_CHAT %j is the script %s', (ONLINE_CHAT, address) => {
  expect(chatScript({ ONLINE_CHAT })?.href).toBe(address)
})
