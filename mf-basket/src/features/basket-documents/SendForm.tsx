import { Form, SubmitButton } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { basketDocumentsTexts as texts } from './texts'
import { useSendBasket } from './use-send-basket'

const Root = styled(Form<{ email: string }>)`
  margin: 4px 0 12px;
  > div:last-child {
    display: flex;
    gap: 8px;
    margin-top: 10px;
  }
`

interface SendFormProps {
  /** @param email where the basket was sent to; undefined: nowhere */
  onClose: (email?: string) => void
}

/** Where the basket is sent to. Loaded when it is asked for. */
export default function SendForm({ onClose }: SendFormProps) {
  const form = useSendBasket(onClose)
  return (
    <Root
      form={form}
      guard={false}
      aria-label={texts.send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <EmailField label={texts.email} autoFocus required {...form.choice('email')} />
      <div>
        <SubmitButton form={form} size="s" kind="primary" busyLabel={texts.sending}>
          {texts.sendNow}
        </SubmitButton>
        <Button size="s" kind="quiet" onClick={() => onClose()}>
          {texts.cancel}
        </Button>
      </div>
    </Root>
  )
}
