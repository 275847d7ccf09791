import { brotliDecompressSync } from 'node:zlib'
import { makeNonce } from '../http/security-headers'
import { packDocument } from './packed-document'

const ROWS = Array.from(
  { length: 200 },
  (_, row) => `<li><a href="/product/${row}">Бумага «Снегурочка» ${row * 7919} г/м²</a></li>`,
).join('')
/** A document that names its nonce before, within and behind its contents. */
const page = (nonce: string) =>
  `<html><style nonce="${nonce}">a{}</style>${ROWS}<script nonce="${nonce}">go("${nonce}")</script>` +
  `${['/a.js', '/b.js', '/c.js'].map((href) => `<link rel="preload" href="${href}" nonce="${nonce}">`).join('')}</html>`

const packed = async (make: (nonce: string) => string) => packDocument(async (nonce) => make(nonce))
const textOf = (bytes: Buffer) => brotliDecompressSync(bytes).toString('utf8')

test('each answer is the document with its own nonce, wherever it stands', async () => {
  const document = await packed(page)
  for (let visitor = 0; visitor < 500; visitor++) {
    const nonce = makeNonce()
    expect(textOf(document?.of(nonce) ?? Buffer.alloc(0))).toBe(page(nonce))
  }
})

test('packing costs no bytes worth telling', async () => {
  const document = await packed(page)
  expect(document?.bytes).toBeLessThan(page(makeNonce()).length / 4)
  expect(document?.of(makeNonce()).length).toBe((document?.bytes ?? 0) + makeNonce().length + 3)
})

test('a document without its nonce, or that depends on it in another way, is not packed', async () => {
  expect(await packed(() => ROWS)).toBeUndefined()
  expect(await packed((nonce) => `${page(nonce)}${nonce.toLowerCase()}`)).toBeUndefined()
})

test('a document that cannot be made is told of', async () => {
  await expect(packDocument(() => Promise.reject(new Error('no shell')))).rejects.toThrow('no shell')
})
