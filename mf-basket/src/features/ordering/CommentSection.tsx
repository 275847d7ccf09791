import { pluralize } from '@prilavok/shared-kernel/format'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { orderTexts } from '../../order-texts'
import { COMMENT_LENGTH } from './order-schema'
import type { OrderForm } from './use-order-form'

/** A word to the manager and the driver, with how many letters are left. */
export function CommentSection({ form }: { form: OrderForm }) {
  const { formik, values, leaveComment } = form
  const left = COMMENT_LENGTH - values.comment.length
  return (
    <section aria-labelledby="comment">
      <h2 id="comment">{orderTexts.comment}</h2>
      <TextareaField
        label={orderTexts.commentLabel}
        name="comment"
        maxLength={COMMENT_LENGTH}
        value={values.comment}
        hint={`${pluralize(left, ['Остался', 'Осталось', 'Осталось'])} ${left} ${pluralize(left, ['знак', 'знака', 'знаков'])}`}
        onChange={formik.handleChange}
        onBlur={leaveComment}
      />
    </section>
  )
}
