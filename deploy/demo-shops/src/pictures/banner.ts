import type { SchemeColours } from './scheme-colours'

/** What is shown together: the first stands in the middle and in front. `*` stands for the tint of the scheme. */
const SCENES: Record<string, [string, string, string]> = {
  paper: ['paper-box-*', 'paper-a4', 'notebook'],
  writing: ['marker', 'ballpoint-pen', 'gel-pen'],
  files: ['lever-arch-file-*', 'folder', 'lever-arch-file'],
  desk: ['desk-organizer-*', 'stapler', 'sticky-notes'],
  print: ['cartridge', 'toner', 'paper-a4'],
  machines: ['calculator', 'paper-a4', 'desk-organizer'],
  it: ['usb-drive-*', 'battery', 'calculator'],
  clean: ['liquid-soap', 'paper-towels', 'toilet-paper'],
  food: ['coffee', 'tea', 'water'],
  furniture: ['chair-*', 'lamp', 'desk-organizer'],
  demo: ['whiteboard', 'marker', 'sticky-notes'],
  school: ['pencil', 'scissors', 'glue-stick'],
  pack: ['paper-box', 'tape', 'garbage-bags'],
  gift: ['notebook-*', 'coffee', 'ballpoint-pen'],
  coffee: ['coffee', 'desk-organizer', 'tea'],
}

/** Width, height, and the side of the largest thing shown. */
const SHAPES = {
  /** Slide of the home page, as wide as the page; narrower ones show the side that the text leaves free. */
  main: [1360, 288, 232],
  /** Beside it. */
  side: [336, 138, 112],
  /** Between the blocks of the home page, cut as a slide is. */
  strip: [1360, 144, 120],
  /** An offer in a list. */
  card: [480, 270, 190],
} as const

export type BannerShape = keyof typeof SHAPES
export type BannerAlign = 'left' | 'center' | 'right'

export interface BannerPicture {
  scene: string
  shape: BannerShape
  /** Where the text will stand: the things shown leave room there. */
  align: BannerAlign
}

/** From the middle of the picture to what is shown on both sides of a text that stands there. */
const BESIDE_TEXT = 320

const NAME = /^(.+)-([a-z]+)-(main|side|strip|card)(?:-(left|center|right))?$/

/**
 * Reads `demo-green-paper-main-left`: link of the shop, scene, shape, place of the text.
 * @returns null when it names none
 */
export function readBannerName(name: string): { link: string; picture: BannerPicture } | null {
  const [, link = '', scene = '', shape = '', align] = NAME.exec(name) ?? []
  if (!Object.hasOwn(SCENES, scene)) return null
  return {
    link,
    picture: { scene, shape: shape as BannerShape, align: (align as BannerAlign | undefined) ?? 'left' },
  }
}

interface Placed {
  file: string
  /** Middle of the thing, and its side. */
  x: number
  y: number
  size: number
  turn: number
}

/**
 * A banner without words on the soft colour of a shop: the page writes the title over the free part.
 * @param illustration source of an illustration by its file name; null when there is none
 */
export async function drawBanner(
  { scene, shape, align }: BannerPicture,
  colours: SchemeColours,
  illustration: (file: string) => Promise<string | null>,
): Promise<string> {
  const [width, height, size] = SHAPES[shape]
  const things = placeThings(SCENES[scene] ?? [], colours.tint, { width, height, size, align, shape })
  const pictures = await Promise.all(
    things.map(async (thing) => inPlace(thing, (await illustration(`${thing.file}.svg`)) ?? '')),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="x${sliceOf(align)}YMid slice"><rect width="${width}" height="${height}" fill="${colours.soft}"/>${pictures.join('')}</svg>`
}

/** What stays in sight where the page cuts the picture: the things shown. */
const sliceOf = (align: BannerAlign): string => (align === 'right' ? 'Min' : align === 'left' ? 'Max' : 'Mid')

function middleOf(align: BannerAlign, shape: BannerShape, width: number, size: number): number {
  if (shape === 'card' || align === 'center') return width / 2
  const inset = shape === 'side' ? size * 0.62 : size
  return align === 'left' ? width - inset : inset
}

interface Stage {
  width: number
  height: number
  size: number
  align: BannerAlign
  shape: BannerShape
}

/** The smaller ones behind, then the first; a side banner is only large enough for one. Centred text has them on both sides. */
function placeThings(names: readonly string[], tint: string, stage: Stage): Placed[] {
  const { width, height, size, align, shape } = stage
  const [first = '', second = '', third = ''] = names.map((name) => name.replace('*', tint))
  const x = middleOf(align, shape, width, size)
  const y = height / 2
  if (shape === 'side') return [{ file: first, x, y, size, turn: 0 }]
  if (align === 'center' && shape !== 'card')
    return [
      { file: second, x: x - BESIDE_TEXT, y: y + size * 0.05, size: size * 0.8, turn: -6 },
      { file: third, x: x + BESIDE_TEXT, y: y + size * 0.05, size: size * 0.8, turn: 6 },
    ]
  return [
    { file: second, x: x - size * 0.66, y: y + size * 0.1, size: size * 0.68, turn: -8 },
    { file: third, x: x + size * 0.66, y: y + size * 0.1, size: size * 0.68, turn: 8 },
    { file: first, x, y, size, turn: 0 },
  ]
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** An illustration as a part of another picture. */
function inPlace({ x, y, size, turn }: Placed, source: string): string {
  const [left, top, side] = [rounded(x - size / 2), rounded(y - size / 2), rounded(size)]
  const part = source.replace(
    /^<svg [^>]*?(style="[^"]*")[^>]*>/,
    `<svg x="${left}" y="${top}" width="${side}" height="${side}" viewBox="0 0 200 200" $1>`,
  )
  return turn === 0 ? part : `<g transform="rotate(${turn} ${rounded(x)} ${rounded(y)})">${part}</g>`
}
