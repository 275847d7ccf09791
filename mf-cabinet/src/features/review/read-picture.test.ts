import { readPictures } from './read-picture'

const MAX_BYTES = 5_242_880
const file = (name: string, type = '', content = 'PNG') => new File([content], name, { type })
const WRONG = 'Неподдерживаемый формат файла.'
const TOO_LARGE = 'Размер файла не должен превышать 5МБ.'

test.each([
  ['a.gif', '', 'image/gif'],
  ['a.JPG', '', 'image/jpeg'],
  ['a.jpeg', 'application/octet-stream', 'image/jpeg'],
  ['a.tiff', '', 'image/tiff'],
  ['a.b.png', '', 'image/png'],
  ['из буфера', 'image/webp', 'image/webp'],
])('«%s» of type «%s» is a picture of %s', async (name, type, read) => {
  expect(await readPictures([file(name, type)])).toEqual({
    pictures: [{ url: `data:${read};base64,${btoa('PNG')}`, bytes: 3 }],
    problem: undefined,
  })
})

test.each([
  ['схема.svg', 'image/svg+xml'],
  ['схема.svg', ''],
  ['png', ''],
  ['a.png.exe', ''],
  ['a.pdf', 'application/pdf'],
])('«%s» of type «%s» is none', async (name, type) => {
  expect(await readPictures([file(name, type)])).toEqual({ pictures: [], problem: WRONG })
})

test('all of them together have the limit; a smaller one behind one that is too large is taken', async () => {
  const large = 'x'.repeat(MAX_BYTES - 3)
  const { pictures, problem } = await readPictures([
    file('a.png', '', large),
    file('b.png', '', 'xxxx'),
    file('c.png', '', 'xxx'),
    file('d.png', '', 'x'),
  ])
  expect(pictures.map(({ bytes }) => bytes)).toEqual([MAX_BYTES - 3, 3])
  expect(problem).toBe(TOO_LARGE)
})

test('a file that cannot be read is told, the others are taken', async () => {
  const broken = file('a.png')
  Object.defineProperty(broken, 'slice', { value: () => 'nothing to read' })
  const { pictures, problem } = await readPictures([broken, file('b.png')])
  expect(pictures).toHaveLength(1)
  expect(problem).toBe('Файл не прочитался. Выберите его ещё раз.')
})
