import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { attachmentHeader, safeName } from '../../platform/files/content-disposition'
import { fileLink } from '../../platform/files/file-link'
import type { FileStore } from '../../platform/files/file-store'
import { offerDownload } from '../../platform/files/offer-download'
import { readSession } from '../../platform/session/read-session'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { zipShopFiles } from './zip-files'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(200)
}, 60_000)
afterAll(() => api.close())

const session = async (domain?: string) => ({
  ...(await readSession(api.db, await api.visitor(domain))),
  paysOnline: true,
})
const offer = async (app: FastifyInstance = api.app) =>
  offerDownload(app, await session(), {
    name: 'Счёт «на оплату».pdf',
    type: 'application/pdf',
    content: Buffer.from('%PDF-1.7 text'),
  })

test('a generated file is fetched by its link alone, to be kept under its Russian name', async () => {
  const answer = await api.app.inject(await offer())
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('%PDF-1.7 text')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'content-length': '13',
    'content-disposition':
      'attachment; filename="download.pdf"; filename*=UTF-8\'\'%D0%A1%D1%87%D1%91%D1%82%20%C2%AB%D0%BD%D0%B0%20%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D1%83%C2%BB.pdf',
  })
})

test('a link that was changed, that ended, or of another shop opens nothing', async () => {
  const path = await offer()
  const { shopId } = await session(BLUE)
  const row = await api.db.selectFrom('stored_files').select('id').executeTakeFirstOrThrow()
  const linked = { shopId: 1, fileId: row.id }
  const paths = [
    path.replace(/\/files\/1\./, '/files/2.'),
    path.replace(/\.[\w-]{43}\//, `.${'A'.repeat(43)}/`),
    path.replace(/\.([\w-]{43})\//, '.AAAA/'),
    await fileLink(api.db, linked, 'a.pdf', new Date(Date.now() - 2000)),
    await fileLink(api.db, { ...linked, shopId }, 'a.pdf', new Date(Date.now() + 60_000)),
    '/upload/files/x/y.pdf',
  ]
  for (const wrong of paths) expect([wrong, (await api.app.inject(wrong)).statusCode]).toEqual([wrong, 404])
})

test('an archive whose reader goes away leaves no file open', async () => {
  const opened: Readable[] = []
  const files: FileStore = {
    ...api.app.services.files,
    get: async () => {
      const content = new Readable({ read: () => undefined })
      opened.push(content)
      return { content, size: 100, type: 'application/pdf' }
    },
  }
  const archive = await zipShopFiles({ db: api.db, services: { ...api.app.services, files } }, 1)
  while (opened.length === 0) await new Promise(setImmediate)
  archive.resume()
  const [first] = opened
  archive.destroy()
  await new Promise<void>((resolve) => (first?.destroyed ? resolve() : first?.once('close', resolve)))
  expect(opened.every(({ destroyed }) => destroyed)).toBe(true)
})

test('a name cannot leave its header, its folder or its reading direction', () => {
  expect(safeName('../../etc/passwd')).toBe('etc passwd')
  expect(safeName('a\r\nSet-Cookie: x=1.pdf')).toBe('a Set-Cookie x=1.pdf')
  expect(safeName('счёт\u202Efdp.exe')).toBe('счёт fdp.exe')
  expect(safeName(`${'ж'.repeat(300)}.xlsx`)).toHaveLength(120)
  expect(safeName(' . ')).toBe('file')
  expect(attachmentHeader('a"b\n.pdf')).toBe('attachment; filename="a b.pdf"; filename*=UTF-8\'\'a%20b.pdf')
})
