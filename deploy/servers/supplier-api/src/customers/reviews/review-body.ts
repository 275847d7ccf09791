import { type Static, Type } from '@sinclair/typebox'
import { formText, numbered } from '../../platform/http/schemas'

/** Blocks of one review. */
const BLOCKS = 100

/** A block of the content editor as a form sends it: `blocks[0][type]`, `blocks[0][data][text]`. */
export const SentBlock = Type.Object({
  type: Type.String({
    maxLength: 20,
    description: 'Kind of the block',
    documented: { enum: ['header', 'paragraph', 'image'] },
  }),
  data: Type.Object({
    text: formText(10_000, 'Of a header or a paragraph: its text, plain'),
    level: formText(2, 'Of a header: 1, the only level'),
    url: formText(7_500_000, 'Of an image: a data URL of base64'),
    caption: formText(500, 'Of an image: what stands below it'),
    withBorder: formText(10, 'Of an image: Y or true'),
    withBackground: formText(10, 'Of an image: Y or true'),
    stretched: formText(10, 'Of an image: Y or true'),
  }),
})
export type SentBlock = Static<typeof SentBlock>

export const ReviewBody = Type.Object({
  blocks: Type.Optional(
    numbered(3, SentBlock, {
      maxProperties: BLOCKS,
      description: `Blocks of the editor in their order, ${BLOCKS} at most: blocks[0][type]=paragraph, blocks[0][data][text]=…`,
    }),
  ),
})
export type ReviewBody = Static<typeof ReviewBody>

/** 5242880 bytes of pictures (AMB-20) as base64 in a form, and the texts. */
export const REVIEW_BODY_BYTES = 8_388_608
