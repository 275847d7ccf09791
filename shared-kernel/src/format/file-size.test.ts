import { formatFileSize } from './file-size'

test.each([
  [0, '0\u00a0Б'],
  [1023, '1\u00a0023\u00a0Б'],
  [1024, '1\u00a0КБ'],
  [1536, '1,5\u00a0КБ'],
  [1024 * 1024 - 1, '1\u00a0МБ'],
  [5_242_880, '5\u00a0МБ'],
  [3 * 1024 ** 3, '3\u00a0ГБ'],
  [5000 * 1024 ** 3, '5\u00a0000\u00a0ГБ'],
])('[KERN-033] %i bytes are «%s»', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
