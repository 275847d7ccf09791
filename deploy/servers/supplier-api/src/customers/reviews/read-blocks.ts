import type { ContentBlock, ImageBlock } from '@prilavok/shared-kernel/contract'
import { apiErrors } from '../../platform/errors'
import { isTicked } from '../../platform/form-fields/answers'
import { imageType } from './image-type'
import type { SentBlock } from './review-body'

/** AMB-20: all pictures of a review together. */
const IMAGE_BYTES = 5_242_880
const DATA_URL = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/

export const reviewTexts = {
  empty: 'Напишите отзыв',
  wrongBlock: 'В отзыве есть часть неизвестного вида',
  wrongLevel: 'Заголовок может быть только первого уровня',
  wrongImage: 'Неподдерживаемый формат файла.',
  brokenImage: 'Внутри файла не\u00a0изображение: он повреждён или переименован. Выберите другой',
  tooLarge: 'Размер файла не должен превышать 5МБ.',
  taken: 'Спасибо! Ваш отзыв отправлен',
} as const

/** A picture of a review, to be kept beside it. */
export interface ReviewImage {
  block: ImageBlock
  content: Buffer
  type: string
  extension: string
}

const reject = (text: string) => apiErrors.badField('blocks', text)

/** Text without signs that no text has: control characters and marks that turn the direction of others. */
const clean = (text = ''): string =>
  text
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? sign : ''))
    .trim()

/** Says so itself; it may hold scripts. */
const isVector = (url = ''): boolean => url.startsWith('data:image/svg')

function readImage(data: SentBlock['data']): ReviewImage {
  const base64 = DATA_URL.exec(data.url ?? '')?.[1]
  if (base64 === undefined) throw reject(reviewTexts.wrongImage)
  const content = Buffer.from(base64, 'base64')
  const kind = imageType(content)
  if (!kind) throw reject(isVector(data.url) ? reviewTexts.wrongImage : reviewTexts.brokenImage)
  return {
    ...kind,
    content,
    block: {
      type: 'image',
      data: {
        url: '',
        caption: clean(data.caption),
        withBorder: isTicked(data.withBorder),
        withBackground: isTicked(data.withBackground),
        stretched: isTicked(data.stretched),
      },
    },
  }
}

function readText({ type, data }: SentBlock): ContentBlock | null {
  const text = clean(data.text)
  if (type === 'paragraph') return text ? { type, data: { text } } : null
  if (type !== 'header') throw reject(reviewTexts.wrongBlock)
  if (data.level && data.level !== '1') throw reject(reviewTexts.wrongLevel)
  return text ? { type, data: { text, level: 1 } } : null
}

/**
 * The blocks of a review in their order; every text stays a text, whatever it looks like. Empty ones are left out.
 * @throws bad_field (400) for what is not of the editor, and for pictures that are none or too large
 */
export function readBlocks(sent: Record<string, SentBlock>): {
  blocks: ContentBlock[]
  images: ReviewImage[]
} {
  const blocks: ContentBlock[] = []
  const images: ReviewImage[] = []
  let bytes = 0
  for (const [, block] of Object.entries(sent).sort(([a], [b]) => Number(a) - Number(b))) {
    if (block.type !== 'image') {
      const read = readText(block)
      if (read) blocks.push(read)
      continue
    }
    const image = readImage(block.data)
    bytes += image.content.length
    if (bytes > IMAGE_BYTES) throw reject(reviewTexts.tooLarge)
    images.push(image)
    blocks.push(image.block)
  }
  if (blocks.length === 0) throw reject(reviewTexts.empty)
  return { blocks, images }
}
