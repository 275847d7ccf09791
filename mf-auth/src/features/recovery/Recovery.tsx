import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useState } from 'react'
import { AlreadyLoggedIn } from '../../model/AlreadyLoggedIn'
import { type AuthViewProps, prefilledEmail, useShowView } from '../../model/auth-views'
import { formStyles } from '../../model/form-styles'
import { isSameEmail } from '../../model/is-same-email'
import { OutcomeNote } from '../../model/OutcomeNote'
import { useLoginElsewhere } from '../../model/use-login-elsewhere'
import { type SentEmail, useSentEmail } from '../../model/use-sent-email'
import { ViewFooter } from '../../model/ViewFooter'
import { CheckwordForm } from './CheckwordForm'
import { RequestForm } from './RequestForm'
import { ResetForm } from './ResetForm'
import { recoveryTexts } from './texts'

const Root = styled.div(formStyles)
interface RecoveryProps extends Omit<AuthViewProps, 'onDone'> {
  /** Of the link in the e-mail. */
  checkword?: string
}

interface RecoveryState {
  step: 'request' | 'checkword' | 'reset'
  email: string
  checkword: string
  /** The e-mail is on its way (001 §4). */
  isRecoverySent: boolean
  /** What the server said of it. */
  message: string
}

/** Recovery of a password (AMB-27): an e-mail with a check word, the check word, the new password; then the login. */
export default function Recovery({ email, checkword = '', guard = false }: RecoveryProps) {
  const show = useShowView()
  const [state, setState] = useState<RecoveryState>({
    step: checkword ? 'checkword' : 'request',
    email: prefilledEmail(email),
    checkword,
    isRecoverySent: false,
    message: '',
  })
  const { step } = state
  useLoginElsewhere()
  const go = (change: Partial<RecoveryState>) => setState((before) => ({ ...before, ...change }))
  const goOn = ({ email: to, message }: SentEmail) =>
    go({ step: 'checkword', email: to, checkword: '', isRecoverySent: true, message })
  const rememberSent = useSentEmail('recovery', (sent) => {
    // A link, or the e-mail of somebody else, begins anew.
    if (!checkword && (!state.email || isSameEmail(state.email, sent.email))) goOn(sent)
  })
  const askAgain = () => {
    rememberSent()
    go({ step: 'request' })
  }
  return (
    <Root>
      <AlreadyLoggedIn purpose={recoveryTexts.forOthers} />
      {state.isRecoverySent && step === 'checkword' && (
        <OutcomeNote>{recoveryTexts.sent(state.message, state.email)}</OutcomeNote>
      )}
      {step === 'request' && (
        <RequestForm
          email={state.email}
          onSent={(sent) => {
            rememberSent(sent)
            goOn(sent)
          }}
        />
      )}
      {step === 'checkword' && (
        <CheckwordForm
          email={state.email}
          user_checkword={state.checkword}
          guard={guard}
          onChecked={(checked) =>
            go({ step: 'reset', email: checked.email, checkword: checked.user_checkword })
          }
        />
      )}
      {step === 'reset' && (
        <ResetForm
          email={state.email}
          user_checkword={state.checkword}
          guard={guard}
          onDone={(message) => {
            rememberSent()
            show('login', { email: state.email, message })
          }}
        />
      )}
      <ViewFooter email={state.email}>
        {step === 'request' ? (
          <Button kind="quiet" onClick={() => go({ step: 'checkword', isRecoverySent: false })}>
            {recoveryTexts.haveCheckword}
          </Button>
        ) : (
          <Button kind="quiet" onClick={askAgain}>
            {recoveryTexts.again}
          </Button>
        )}
      </ViewFooter>
    </Root>
  )
}
