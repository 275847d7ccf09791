import { fc } from '../../testing/property'
import { attachmentHeader, safeName } from './content-disposition'

test.each([
  ['Счёт № 5.pdf', 'Счёт № 5.pdf'],
  ['и\u0306од.pdf', 'йод.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Папка\\счёт.xlsx', 'C Папка счёт.xlsx'],
  ['счёт\u202exslx.exe', 'счёт xslx.exe'],
  ['a\r\nSet-Cookie: b.pdf', 'a Set-Cookie b.pdf'],
  ['\u0000', 'file'],
  ['...', 'file'],
  ['', 'file'],
  ['   .pdf', 'pdf'],
  [`${'я'.repeat(300)}.xlsx`, `${'я'.repeat(115)}.xlsx`],
  ['\ud800.pdf', 'pdf'],
])('the name «%s» is «%s»', (given, name) => expect(safeName(given)).toBe(name))

/** Names as people, and those who mean no good, write them. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'а',
        'e\u0301',
        '\u202e',
        '\u200b',
        '/',
        '\\',
        '..',
        '\0',
        '\r\n',
        ' ',
        '"',
        '.',
        '🛒',
        '.pdf',
      ),
    )
    .map((parts) => parts.join('')),
)

test('any name becomes one line without a path, in composed letters, of at most 120', () => {
  fc.assert(
    fc.property(names, (given) => {
      const name = safeName(given)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\"<>:|?*]/u)
      expect(name).not.toMatch(/^[. ]|[. ]$/)
      expect([...name].length).toBeLessThanOrEqual(120)
      expect(name).not.toBe('')
      expect(name.normalize('NFC')).toBe(name)
    }),
  )
})

test('a safe name stays as it is', () => {
  fc.assert(fc.property(names, (given) => expect(safeName(safeName(given))).toBe(safeName(given))))
})

test('the header is plain ASCII of one line, and gives the name back', () => {
  fc.assert(
    fc.property(names, (given) => {
      const header = attachmentHeader(given)
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.~!%-]+$/)
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(safeName(given))
    }),
  )
})
