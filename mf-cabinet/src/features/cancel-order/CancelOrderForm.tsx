import styled from '@emotion/styled'
import { errorText } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { cancelReasons, texts } from '../../texts'
import { cancelOrder } from './api/cancel-order'

const Form = styled.form`
  display: grid;
  gap: 16px;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &[data-end] {
    justify-content: flex-end;
  }
`
interface CancelOrderFormProps {
  orderId: number
  onType: () => void
  onClose: () => void
}

/** Asks for the reason, cancels, has the order loaded again (CAB-038, CAB-039, AMB-42). */
export function CancelOrderForm({ orderId, onType, onClose }: CancelOrderFormProps) {
  const kernel = useKernel()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ field?: string; failure?: string }>({})
  const [sending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const send = async (comment: string) => {
    setSending(true)
    try {
      const { SUCCESS } = await cancelOrder(kernel, orderId, comment)
      if (!isYes(SUCCESS)) return setProblem({ failure: texts.notCancelled })
      kernel.notices.show({ kind: 'success', text: texts.cancelled })
      onClose()
    } catch (error) {
      kernel.errors.report(error, { errors: 'inline' })
      setProblem({ failure: errorText(error) })
    } finally {
      setSending(false)
      void kernel.query.invalidateQueries({ queryKey: ['mf-cabinet', 'orders'] })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const comment = reason.trim()
    setProblem(comment ? {} : { field: texts.noReason })
    if (comment) void send(comment)
    else field.current?.focus()
  }
  const choose = (text: string) => {
    setReason(text)
    setProblem({})
    onType()
  }
  return (
    <Form noValidate onSubmit={submit}>
      {problem.failure && (
        <Note tone="danger" role="alert">
          {problem.failure}
        </Note>
      )}
      <TextareaField
        ref={field}
        label={texts.cancelReason}
        required
        maxLength={1000}
        error={problem.field}
        value={reason}
        onChange={(event) => choose(event.target.value)}
      />
      <Row>
        {cancelReasons.map((text) => (
          <Button key={text} size="s" onClick={() => choose(text)}>
            {text}
          </Button>
        ))}
      </Row>
      <Row data-end>
        <Button onClick={onClose}>{texts.keepOrder}</Button>
        <Button type="submit" kind="danger-filled" busy={sending} busyLabel={texts.cancelling}>
          {texts.cancelSubmit}
        </Button>
      </Row>
    </Form>
  )
}
