import { MAX_FILE_BYTES } from '@prilavok/shared-kernel/files'

/** Files that are no workbook of Excel, and may be a list all the same: it is opened on demand. */
export const isListFile = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.(csv|tsv|txt|ods)$/i.test(name) && size > 0 && size <= MAX_FILE_BYTES
/** The server reads it, the others are a text. */
export const isOpenTable = ({ name }: Pick<File, 'name'>): boolean => /\.ods$/i.test(name)

/** Russian letters, the small ones that texts are made of: of two readings the likelier has more of them. */
const smallLetters = (text: string): number => text.match(/[а-яё]/g)?.length ?? 0
const decode = (bytes: ArrayBuffer, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

/** Without a mark at its beginning: every other byte of numbers and signs is zero. */
function wideEncoding(bytes: ArrayBuffer): string | undefined {
  const beginning = new Uint8Array(bytes.slice(0, 2000))
  const [first, second] = beginning
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = (parity: number) => beginning.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  return even + odd === 0 ? undefined : odd > even ? 'utf-16le' : 'utf-16be'
}

/** The text of a file in UTF-16 or UTF-8, else in the Windows-1251 or CP866 of Russian programs: by what stands in it. */
export async function decodeListFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const wide = wideEncoding(bytes)
  if (wide !== undefined) return decode(bytes, wide)
  try {
    return decode(bytes, 'utf-8', true)
  } catch {
    const [windows, dos] = [decode(bytes, 'windows-1251'), decode(bytes, 'ibm866')]
    return smallLetters(dos) > smallLetters(windows) ? dos : windows
  }
}
