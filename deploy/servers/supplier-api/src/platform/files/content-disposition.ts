/** Characters that RFC 5987 lets stand in `filename*` and that `encodeURIComponent` leaves alone by mistake. */
const RESERVED = /['()*]/g

/** Emails that a file system or a header reads as something else, and marks that turn the direction of a name around. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu

/** What a file may be called: one line, no path. At most 120 letters, the extension kept. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(plain)?.[0] ?? ''
  const stem = [...plain.slice(0, plain.length - extension.length)].slice(0, 120 - extension.length).join('')
  return `${stem.trim() || 'file'}${extension}`
}

const percent = (name: string): string =>
  encodeURIComponent(name).replace(
    RESERVED,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A file to be kept, never shown, under a name of any alphabet (RFC 6266, RFC 5987). */
export function attachmentHeader(name: string): string {
  const safe = safeName(name)
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(safe)?.[0] ?? ''
  const ascii = /^[\x20-\x7e]+$/.test(safe) ? safe : `download${extension}`
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percent(safe)}`
}
