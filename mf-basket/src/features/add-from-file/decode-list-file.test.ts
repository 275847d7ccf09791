import { decodeListFile } from './decode-list-file'

const TEXT = 'Код\tНазвание\n303909\tБумага'
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
/** Letters of an 8-bit code page, where а to п and р to я stand apart. */
const oneByte = (upper: number, lower: number, last: number) =>
  Uint8Array.from([...TEXT], (letter) => {
    const code = letter.charCodeAt(0)
    if (code < 0x80) return code
    if (code < 0x430) return upper + code - 0x410
    return code < 0x440 ? lower + code - 0x430 : last + code - 0x440
  })

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', new Uint8Array(Buffer.from(TEXT))],
  ['UTF-16 with its mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16 without it', utf16(TEXT)],
  ['Windows-1251', oneByte(0xc0, 0xe0, 0xf0)],
  ['CP866', oneByte(0x80, 0xa0, 0xe0)],
])('a list in %s is read', async (_encoding, bytes) => {
  expect((await decodeListFile(new Blob([bytes]))).replace('\ufeff', '')).toBe(TEXT)
})
