import { ApiError } from '@prilavok/shared-kernel/errors'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { Form, FormFailure } from './form'
import { FormError } from './rejection'
import { boolean, object, string } from './rules'
import { SubmitButton } from './submit-button'
import { useForm } from './use-form'

export default { title: 'Форма' }

const EMPTY = { name: '', question: '', agree: false }
const DRAFT = ['name', 'question'] as const
const RULES = object({
  name: string().required('Укажите имя'),
  question: string().required('Напишите вопрос'),
  agree: boolean().isTrue('Без согласия вопрос не отправить'),
})

function Question({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useForm({
    name: 'design.question',
    initialValues: EMPTY,
    schema: RULES,
    draft: DRAFT,
    onSubmit,
  })
  return (
    <Form form={form} style={{ display: 'grid', gap: 16 }}>
      <TextField label="Имя" required {...form.text('name')} />
      <TextareaField label="Вопрос" required {...form.text('question')} />
      <Checkbox label="Согласен на обработку данных" {...form.tick('agree')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" busyLabel="Отправляем…">
        Отправить вопрос
      </SubmitButton>
    </Form>
  )
}

export const Sent = () => <Question onSubmit={async () => undefined} />
export const TooManyAttempts = () => (
  <Question
    onSubmit={async () => {
      const limit = {
        kind: 'answer',
        status: 429,
        statusText: '',
        answer: {},
        path: '',
        retryAfter: 90,
      } as const
      throw new ApiError(limit)
    }}
  />
)
export const RejectedByServer = () => (
  <Question
    onSubmit={async () => {
      throw new FormError('Вопросы сейчас не принимаются', { name: 'Такое имя занято' })
    }}
  />
)
