import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useState } from 'react'
import type { ViewOpening } from '../../model/auth-views'
import { formStyles } from '../../model/form-styles'
import { OutcomeNote } from '../../model/OutcomeNote'
import { ViewFooter } from '../../model/ViewFooter'
import { WayTo } from '../../model/WayTo'
import { ConfirmationForm } from './ConfirmationForm'
import { confirmationTexts } from './texts'
import { useConfirmed } from './use-confirmed'

const Root = styled.div(formStyles)

interface ConfirmationProps {
  parameters: Record<string, string>
  /** The form of the first password, for whom the confirmation has let in. */
  firstPassword: (opening: ViewOpening) => ReactNode
}

/** Confirmation of a registration, or of another e-mail, by the link of an e-mail or by its code. */
export function Confirmation({ parameters, firstPassword }: ConfirmationProps) {
  const { email = '', code } = parameters
  const { state } = useSession()
  const [confirmed, take] = useConfirmed(code ? '' : email)
  const [isLinkUnusable, setLinkUnusable] = useState(false)
  if (confirmed?.needsPassword) return firstPassword(confirmed)
  return (
    <Root>
      {confirmed ? (
        <OutcomeNote>{confirmed.message}</OutcomeNote>
      ) : (
        <ConfirmationForm
          parameters={parameters}
          onConfirmed={take}
          isLinkUnusable={isLinkUnusable}
          onLinkUnusable={setLinkUnusable}
        />
      )}
      {state !== 'customer' && (confirmed || !isLinkUnusable) && (
        <ViewFooter email={email}>
          {!confirmed && (
            <WayTo view="signUp" email={email}>
              {confirmationTexts.noEmailCame}
            </WayTo>
          )}
        </ViewFooter>
      )}
    </Root>
  )
}
