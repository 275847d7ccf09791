import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { useRef, useState } from 'react'
import { DocumentRow } from './DocumentRow'
import { documentsOf } from './documents-of'
import { RowButton } from './RowButton'
import { basketDocumentsTexts as texts } from './texts'
import { useSendForm } from './use-send-form'

const Root = styled.section`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid var(--border);
  > h3 {
    margin-bottom: 4px;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
  li > p {
    display: flex;
    gap: 6px;
    margin: 2px 0 8px;
    font-size: 13px;
    line-height: 18px;
    color: var(--success-text);
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`

interface BasketDocumentsProps {
  basket: BasketType
  info: Pick<BasketInfo, 'COMMERCIAL_OFFER'>
  /** Nothing that can be ordered: no document can be made of it. */
  empty: boolean
}

/** The basket as files, as an e-mail and on paper (000 §2). The e-mail holds the main basket; visitors log in for it. */
export function BasketDocuments({ basket, info, empty }: BasketDocumentsProps) {
  const { modals } = useKernel()
  const { state } = useSession()
  const { SendForm, load, leave } = useSendForm()
  /** Where it was sent to last: the notice of it passes. */
  const [sent, setSent] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const isGuest = state === 'visitor' || state === 'partial'
  const open = () => {
    if (isGuest) modals.open('authentication', {})
    else if (SendForm) leave()
    else void load()
  }
  const close = (email?: string) => {
    opener.current?.focus()
    if (email !== undefined) setSent(email)
    leave()
  }
  return (
    <Root aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <ul>
        {documentsOf(basket, info).map((document) => (
          <DocumentRow key={document.type} basket={basket} disabled={empty} {...document} />
        ))}
        {basket === 'main' && (
          <li>
            <RowButton
              ref={opener}
              icon="mail"
              disabled={empty}
              aria-expanded={isGuest ? undefined : Boolean(SendForm)}
              onClick={open}
            >
              {texts.send}
            </RowButton>
            {SendForm && state === 'customer' && <SendForm onClose={close} />}
            {!SendForm && sent !== undefined && (
              <p>
                <Icon name="check" size={16} />
                {texts.sent(sent)}
              </p>
            )}
          </li>
        )}
        <li>
          <RowButton icon="print" onClick={() => window.print()}>
            {texts.print}
          </RowButton>
        </li>
      </ul>
    </Root>
  )
}
