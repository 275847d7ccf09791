import { illustrationOf, picturePath } from './illustration'
import { OF_FAMILY } from './illustrations/family-pictures'
import { OF_KIND } from './illustrations/kind-pictures'
import { openIllustrations } from './pictures/illustrations'
import { familiesOf, readTaxonomy } from './taxonomy'

const families = async () => familiesOf(await readTaxonomy())

test('every kind of product has its picture, plain and in each tint', async () => {
  const illustrations = await openIllustrations()
  const names = new Set([
    ...OF_FAMILY.values(),
    ...Object.values(OF_KIND).flatMap(({ pictures }) => Object.values(pictures)),
  ])
  for (const name of names)
    for (const path of [undefined, 'синий', 'белый'].map((colour) => picturePath(name, colour))) {
      const file = path.split('/').at(-1) ?? ''
      expect([file, await illustrations.find(file)]).toEqual([file, expect.stringContaining('<svg')])
    }
})

test('no family falls back to the picture of another, no thing to that of its family', async () => {
  const illustrations = await openIllustrations()
  for (const { id, name_template, attributes } of await families()) {
    const file = picturePath(illustrationOf(id), undefined).split('/').at(-1) ?? ''
    expect([id, await illustrations.find(file)]).toEqual([id, expect.stringContaining('<svg')])
    const kinds = OF_KIND[id]
    if (name_template.startsWith('{')) expect([id, kinds?.by]).toEqual([id, 'kind'])
    const values = attributes.find(({ code }) => code === kinds?.by)?.values ?? []
    expect([id, Object.keys(kinds?.pictures ?? {}).sort()]).toEqual([id, values.map(String).sort()])
  }
  expect(() => illustrationOf('no-such-family')).toThrow('No illustration shows no-such-family')
})

test('what looks different has a different picture', () => {
  const of = (family: string, kind?: string) =>
    illustrationOf(family, kind === undefined ? undefined : new Map([['kind', kind]]))
  const pictures = [
    ...['chair', 'visitor', 'cabinet', 'table', 'safe', 'printer', 'mfp', 'cart-laser', 'toner', 'flash'].map(
      (id) => of(id),
    ),
    ...[
      'keyboard',
      'mouse',
      'badge',
      'wipes',
      'soap-liq',
      'towel',
      'files',
      'folder-f',
      'punch',
      'ruler',
    ].map((id) => of(id)),
    ...['Знак безопасности', 'Огнетушитель порошковый', 'Аптечка первой помощи'].map((kind) =>
      of('aid', kind),
    ),
    ...['Беруши', 'Маска медицинская трёхслойная', 'Каска защитная', 'Бахилы'].map((kind) =>
      of('mask', kind),
    ),
    ...['Стакан', 'Тарелка', 'Вилка', 'Ложка', 'Контейнер'].map((kind) => of('cup', kind)),
    ...['Часы настенные', 'Корзина для бумаг', 'Зеркало'].map((kind) => of('interior', kind)),
    ...['Ведро', 'Губки для посуды', 'Швабра с телескопической ручкой'].map((kind) => of('mop', kind)),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each([
  ['оранжевый', 'orange'],
  ['жёлтый', 'yellow'],
  ['слоновая кость', 'ivory'],
  ['розовый', 'pink'],
  ['бордовый', 'red'],
  ['коричневая', 'brown'],
  ['крафт', 'kraft'],
  ['голубой', 'blue'],
])('the picture of what is %s has the tint %s', async (colour, tint) => {
  const path = picturePath('stapler', colour)
  expect(path).toBe(`/upload/illustrations/stapler-${tint}.svg`)
  expect(await (await openIllustrations()).find(`stapler-${tint}.svg`)).toContain('<svg')
})
