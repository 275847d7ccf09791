import { pluralize } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { COMMENT_LENGTH } from './order-schema'
import { LEFT_FORMS, orderingTexts, SIGN_FORMS } from './texts'
import type { OrderForm } from './use-order-form'

/** A word to the manager and, where the shop delivers, to the driver, with the number of characters left. */
export function CommentSection({ form }: { form: OrderForm }) {
  const { values, leaveComment } = form
  const picksUpOnly = isYes(useShop().SELFDELIVERY_ONLY)
  const left = COMMENT_LENGTH - values.comment.length
  return (
    <section aria-labelledby="comment">
      <h2 id="comment">{orderingTexts.comment}</h2>
      <TextareaField
        label={picksUpOnly ? orderingTexts.commentLabelPickUp : orderingTexts.commentLabel}
        {...form.text('comment')}
        maxLength={COMMENT_LENGTH}
        hint={`${pluralize(left, LEFT_FORMS)} ${left} ${pluralize(left, SIGN_FORMS)}`}
        onBlur={leaveComment}
      />
    </section>
  )
}
