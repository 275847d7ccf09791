import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { createHtmlStream } from './html-stream'

const unpack = { br: createBrotliDecompress, gzip: createGunzip }

test('a document comes out as it went in', async () => {
  const { body, write, end } = createHtmlStream(undefined)
  write('<p>раз')
  end('два')
  expect(await text(body)).toBe('<p>раздва')
})

test.each(['br', 'gzip'] as const)('with %s each piece can be read before the next one', async (encoding) => {
  const { body, write, end } = createHtmlStream(encoding)
  const unpacked = body.pipe(unpack[encoding]())
  const next = () =>
    new Promise<string>((resolve) => unpacked.once('data', (piece) => resolve(String(piece))))
  const first = next()
  write('раз')
  expect(await first).toBe('раз')
  const second = next()
  end('два')
  expect(await second).toBe('два')
})

test.each(['br', 'gzip'] as const)('what is written when the browser has gone is lost: %s', (encoding) => {
  const { body, write, end } = createHtmlStream(encoding)
  const failed: unknown[] = []
  body.on('error', (error) => failed.push(error))
  body.destroy()
  write('раз')
  end('два')
  expect(failed).toEqual([])
})
