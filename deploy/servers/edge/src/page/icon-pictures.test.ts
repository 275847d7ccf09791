import { createIconPictures } from './icon-pictures'

const filled = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`
const LETTER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text x="1" y="7" font-size="8" font-weight="700">Ж</text></svg>'
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'

/** Width and height stand in the first chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('an icon is drawn as a PNG of the side that is asked for', async () => {
  const pictures = createIconPictures()
  const png = await pictures.of(filled('red'), 48)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(png)).toEqual([48, 48])
  expect(sizeOf(await pictures.of(filled('red'), 24))).toEqual([24, 24])
})

test('the letter of an icon is drawn on a machine without fonts', async () => {
  const pictures = createIconPictures()
  expect(await pictures.of(LETTER, 32)).not.toEqual(await pictures.of(BLANK, 32))
  for (const family of ['Golos Text', 'sans-serif'])
    expect(await pictures.of(LETTER.replace('<text', `<text font-family="${family}"`), 32)).toEqual(
      await pictures.of(LETTER, 32),
    )
})

test('the same icon is drawn once', async () => {
  const pictures = createIconPictures()
  const [first, second] = [pictures.of(filled('red'), 8), pictures.of(filled('red'), 8)]
  expect(second).toBe(first)
  expect(await pictures.of(filled('red'), 8)).toBe(await first)
  expect(await pictures.of(filled('blue'), 8)).not.toEqual(await first)
})

test('an icon that cannot be drawn is tried again the next time', async () => {
  const pictures = createIconPictures()
  const first = pictures.of('no SVG', 8)
  await expect(first).rejects.toThrow()
  const second = pictures.of('no SVG', 8)
  expect(second).not.toBe(first)
  await expect(second).rejects.toThrow()
})

test('of very many icons the one that was drawn first is forgotten, and no other', async () => {
  const pictures = createIconPictures()
  const drawn = Array.from({ length: 500 }, (_, index) => pictures.of(filled(`#000${index + 100}`), 1))
  expect(pictures.of(filled('#000100'), 1)).toBe(drawn[0])
  await pictures.of(filled('red'), 1)
  expect(pictures.of(filled('#000101'), 1)).toBe(drawn[1])
  expect(pictures.of(filled('#000100'), 1)).not.toBe(drawn[0])
  await Promise.all(drawn)
})
