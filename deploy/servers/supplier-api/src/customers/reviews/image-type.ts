interface Format {
  type: string
  extension: string
  /** Bytes at their offsets. */
  signs: readonly [offset: number, bytes: string][]
}

const format = (type: string, extension: string, ...signs: [number, string][]): Format => ({
  type,
  extension,
  signs,
})

/** Formats of pictures by their first bytes; vector pictures are left out, they may hold scripts. */
const FORMATS: readonly Format[] = [
  format('image/png', 'png', [0, '\x89PNG\r\n\x1a\n']),
  format('image/jpeg', 'jpg', [0, '\xff\xd8\xff']),
  format('image/gif', 'gif', [0, 'GIF87a']),
  format('image/gif', 'gif', [0, 'GIF89a']),
  format('image/webp', 'webp', [0, 'RIFF'], [8, 'WEBP']),
  format('image/tiff', 'tiff', [0, 'II*\0']),
  format('image/tiff', 'tiff', [0, 'MM\0*']),
  format('image/bmp', 'bmp', [0, 'BM'], [6, '\0\0\0\0']),
  format('image/avif', 'avif', [4, 'ftypavif']),
  format('image/heic', 'heic', [4, 'ftypheic']),
]

/** What a picture is, whatever it is called; null: no picture that is taken. */
export function imageType(content: Buffer): { type: string; extension: string } | null {
  const start = content.toString('latin1', 0, 16)
  const found = FORMATS.find(({ signs }) => signs.every(([offset, bytes]) => start.startsWith(bytes, offset)))
  return found ? { type: found.type, extension: found.extension } : null
}
