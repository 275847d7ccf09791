/** Russian letters, the small ones that texts are made of: of two readings the likelier has more of them. */
const smallLetters = (text: string): number => text.match(/[а-яё]/g)?.length ?? 0

/** Without a mark at its beginning: every other byte of numbers and signs is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const beginning = bytes.slice(0, 2000)
  const [first, second] = beginning
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = (parity: number) => beginning.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  return even + odd === 0 ? undefined : odd > even ? 'utf-16le' : 'utf-16be'
}

/** The text of a file in UTF-16 or UTF-8, else in the Windows-1251 or CP866 of Russian programs: by what stands in it. */
export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes)
  const wide = wideEncoding(bytes)
  if (wide !== undefined) return decode(wide)
  try {
    return decode('utf-8', true)
  } catch {
    const [windows, dos] = [decode('windows-1251'), decode('ibm866')]
    return smallLetters(dos) > smallLetters(windows) ? dos : windows
  }
}
