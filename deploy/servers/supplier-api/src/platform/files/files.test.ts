import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fc } from '../../testing/property'
import { settingReader } from '../settings/read-setting'
import { attachmentHeader, safeName } from './content-disposition'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'
import { readFileSettings } from './open-file-store'
import { s3Store } from './s3-store'
import { startObjectStore } from './testing/object-store'

describe('names of files', () => {
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
})

describe('stores', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let folder: string
  beforeAll(async () => {
    store = await startObjectStore()
    folder = await mkdtemp(join(tmpdir(), 'prilavok files '))
  })

  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const CONTENT = Buffer.from('Договор поставки')

  const read = async (files: FileStore, key: string) => {
    const file = await files.get(key)
    return file && { ...file, content: (await buffer(file.content)).toString() }
  }

  test.each(['folder', 's3'])('%s: a file is kept, replaced, read and removed', async (kind) => {
    const files = kind === 's3' ? s3Store(store.settings) : folderStore(folder)
    expect(await files.get('7/client/15/none')).toBeNull()
    await files.put('7/client/15/a b+ё', Buffer.from('old'), 'text/plain')
    await files.put('7/client/15/a b+ё', CONTENT, 'application/pdf')
    expect(await read(files, '7/client/15/a b+ё')).toEqual({
      content: 'Договор поставки',
      size: CONTENT.length,
      type: 'application/pdf',
    })
    await files.remove('7/client/15/a b+ё')
    await files.remove('7/client/15/a b+ё')
    expect(await files.get('7/client/15/a b+ё')).toBeNull()
  })

  test('a key never leads out of the folder', async () => {
    await expect(folderStore(folder).put('../x', CONTENT, 'text/plain')).rejects.toThrow('leads out')
  })

  test('a wrong secret is rejected, and does not leak into what is said', async () => {
    const files = s3Store({ ...store.settings, secretKey: 'wrong-secret' })
    const rejection = await files.put('1/x', CONTENT, 'text/plain').catch((cause: Error) => cause.message)
    expect(rejection).toBe('The object store answered 403 to storing')
    await expect(files.get('1/x')).rejects.toThrow('403')
  })

  test('an object store that stumbles is asked again', async () => {
    store.state.failures = 1
    await s3Store(store.settings).put('1/y', CONTENT, 'text/plain')
    expect(store.objects.get('/documents/1/y')?.content).toEqual(CONTENT)
  })

  test('half of the settings of an object store is a fault', () => {
    const faults: string[] = []
    readFileSettings(settingReader({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' }, faults), 'f')
    expect(faults).toEqual([expect.stringContaining('S3_SECRET_KEY')])
  })
})
