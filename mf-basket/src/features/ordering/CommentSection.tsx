import { pluralize } from '@prilavok/shared-kernel/format'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { COMMENT_LENGTH } from './order-schema'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

/** A word to the manager and the driver, with the number of characters left. */
export function CommentSection({ form }: { form: OrderForm }) {
  const { values, leaveComment } = form
  const left = COMMENT_LENGTH - values.comment.length
  return (
    <section aria-labelledby="comment">
      <h2 id="comment">{orderingTexts.comment}</h2>
      <TextareaField
        label={orderingTexts.commentLabel}
        {...form.text('comment')}
        maxLength={COMMENT_LENGTH}
        hint={`${pluralize(left, ['Остался', 'Осталось', 'Осталось'])} ${left} ${pluralize(left, ['знак', 'знака', 'знаков'])}`}
        onBlur={leaveComment}
      />
    </section>
  )
}
