import { Form, FormError, FormFailure, object, SubmitButton, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { KeyHint } from '@prilavok/shared-kernel/ui/key-hint'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { KeyboardEvent } from 'react'
import { type ReviewBlock, sendReview } from '../../api/send-review'
import { ContentEditor } from './ContentEditor'
import { blocksOfTexts, countPictures, type EditedBlock, FIRST_BLOCKS, filled, textsOf } from './edited-block'
import { reviewTexts } from './texts'

interface Values {
  blocks: readonly EditedBlock[]
  /** The texts of the blocks: what a reload brings back. */
  texts: string
  /** How many pictures there are, with those that a reload has lost and that have not been pasted again. */
  pictures: string
}

const Root = styled(Form<Values>)`
  display: grid;
  gap: 16px;
  > p {
    color: var(--text-muted);
    font-size: 13px;
    line-height: 18px;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  > p[data-keys] {
    margin-top: -8px;
    font-size: 12px;
    line-height: 16px;
  }
  ${media.compact} {
    > p[data-keys] {
      display: none;
    }
  }
`
const EMPTY: Values = { blocks: FIRST_BLOCKS, texts: textsOf(FIRST_BLOCKS), pictures: '0' }
const RULES = object({})

/** Texts that differ from those of the blocks come from a draft. */
const blocksOf = ({ blocks, texts }: Values): readonly EditedBlock[] =>
  texts === textsOf(blocks) ? blocks : blocksOfTexts(texts)

/** Pictures that a reload has lost: the draft knows their number alone. */
const lostPictures = (values: Values): number =>
  Math.max(0, (Number(values.pictures) || 0) - countPictures(blocksOf(values)))

/** The values with other blocks; each picture that is added takes the place of a lost one. */
function withBlocks(current: Values, blocks: readonly EditedBlock[]): Values {
  const added = countPictures(blocks) - countPictures(blocksOf(current))
  const lost = Math.max(0, lostPictures(current) - Math.max(0, added))
  return { blocks, texts: textsOf(blocks), pictures: String(countPictures(blocks) + lost) }
}

/** A block as the editor's data have it. */
function toData(block: EditedBlock): ReviewBlock {
  if (block.type === 'image') {
    const { url, caption, withBorder, withBackground, stretched } = block
    return { type: 'image', data: { url, caption: caption.trim(), withBorder, withBackground, stretched } }
  }
  const text = block.text.trim()
  return block.type === 'header'
    ? { type: 'header', data: { text, level: 1 } }
    : { type: 'paragraph', data: { text } }
}

/** Ctrl+Enter, anywhere in the form. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Writes a review with the content editor and sends it to the supplier (CAB-084). */
export function ReviewForm({ onClose }: { onClose: () => void }) {
  const kernel = useKernel()
  const form = useForm<Values>({
    name: 'mf-cabinet.review',
    initialValues: EMPTY,
    schema: RULES,
    async onSubmit(values) {
      const blocks = filled(blocksOf(values))
      if (blocks.length === 0) throw new FormError('', { blocks: reviewTexts.empty })
      const { SUCCESS, MESSAGE } = await sendReview(kernel, blocks.map(toData))
      if (!isYes(SUCCESS)) throw new FormError(MESSAGE || reviewTexts.notSent)
      kernel.notices.show({ kind: 'success', text: MESSAGE || reviewTexts.sent })
      onClose()
    },
  })
  const lost = lostPictures(form.values)
  const hasText = blocksOf(form.values).some(({ type }) => type !== 'image')
  return (
    <Root form={form} onKeyDown={sendByKey}>
      <p>{reviewTexts.hint}</p>
      <p data-keys="">{reviewTexts.keys}</p>
      {lost > 0 && <Note tone="warning">{reviewTexts.lostPictures(lost)}</Note>}
      <ContentEditor
        blocks={blocksOf(form.values)}
        error={form.error('blocks')}
        onChange={(change) => form.fill((current) => withBlocks(current, change(blocksOf(current))))}
      />
      <FormFailure text={form.failure || (hasText ? '' : (form.error('blocks') ?? ''))} />
      <footer>
        <ModalClose>{reviewTexts.cancel}</ModalClose>
        <SubmitButton form={form} kind="primary" busyLabel={reviewTexts.sending}>
          {reviewTexts.send}
          <KeyHint aria-hidden>Ctrl Enter</KeyHint>
        </SubmitButton>
      </footer>
    </Root>
  )
}
