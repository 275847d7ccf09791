export type Encoding = 'br' | 'gzip'

/** The best of the codings that both sides know; undefined sends the bytes as they are. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set<string>()
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [coding = '', ...params] = item.split(';').map((piece) => piece.trim())
    const rejected = params.some((param) => /^q=0(\.0*)?$/.test(param))
    if (!rejected) accepted.add(coding)
  }
  return (['br', 'gzip'] as const).find((coding) => accepted.has(coding))
}
