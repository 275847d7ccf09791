import { type Static, Type } from '@sinclair/typebox'

/** Blocks of one review. */
const BLOCKS = 100
const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** A block of the content editor as a form sends it: `blocks[0][type]`, `blocks[0][data][text]`. */
export const SentBlock = Type.Object({
  type: Type.String({ maxLength: 20 }),
  data: Type.Object({
    text: Text(10_000),
    level: Text(2),
    /** A data URL of base64. */
    url: Text(7_500_000),
    caption: Text(500),
    withBorder: Text(10),
    withBackground: Text(10),
    stretched: Text(10),
  }),
})
export type SentBlock = Static<typeof SentBlock>

export const ReviewBody = Type.Object({
  blocks: Type.Optional(
    Type.Record(Type.String({ pattern: '^\\d{1,3}$' }), SentBlock, { maxProperties: BLOCKS }),
  ),
})
export type ReviewBody = Static<typeof ReviewBody>

/** 5242880 bytes of pictures (AMB-20) as base64 in a form, and the texts. */
export const REVIEW_BODY_BYTES = 8_388_608
