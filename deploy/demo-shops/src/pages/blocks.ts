import type { ContentBlock } from '@prilavok/shared-kernel/contract'

/** Short words and dashes stay with their neighbours at the end of a line. */
const typeset = (text: string): string =>
  text
    .replace(/(?<=^|[\s(«])([а-яё]{1,2}) /giu, '$1\u00a0')
    .replace(/ —/g, '\u00a0—')
    .replace(/№ /g, '№\u00a0')

/** `10 000 ₽` */
export const roubles = (sum: number): string => `${new Intl.NumberFormat('ru-RU').format(sum)}\u00a0₽`

/** @param id names the part of the page for `element` of the info call */
export const header = (text: string, id?: string): ContentBlock => ({
  ...(id === undefined ? {} : { id }),
  type: 'header',
  data: { text: typeset(text), level: 1 },
})

export const paragraph = (text: string): ContentBlock => ({
  type: 'paragraph',
  data: { text: typeset(text) },
})

export const list = (items: string[], style: 'ordered' | 'unordered' = 'unordered'): ContentBlock => ({
  type: 'list',
  data: { style, items: items.map(typeset) },
})

/** @param file illustration with its tint, `stapler-red` */
export const image = (
  file: string,
  caption: string,
  flags: { withBorder?: boolean; withBackground?: boolean; stretched?: boolean } = {},
): ContentBlock => ({
  type: 'image',
  data: {
    url: `/upload/illustrations/${file}.svg`,
    caption: typeset(caption),
    withBorder: flags.withBorder ?? false,
    withBackground: flags.withBackground ?? false,
    stretched: flags.stretched ?? false,
  },
})

export interface DemoPage {
  code: string
  type: 'front_up' | 'front_down' | 'info'
  title: string
  blocks: ContentBlock[]
}

export const page = (
  type: DemoPage['type'],
  code: string,
  title: string,
  blocks: (ContentBlock | null)[],
): DemoPage => ({
  type,
  code,
  title,
  blocks: blocks.filter((block) => block !== null),
})
