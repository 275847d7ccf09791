import { asSentence } from '@prilavok/shared-kernel/format'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useEffect, useRef } from 'react'
import { registrationTexts } from './texts'

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  > svg {
    color: var(--success-text);
  }
  > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    outline: none;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`
const CONFIRM = '/confirm'

interface RegisteredProps {
  /** Of the answer; '' when it has none. */
  message: string
  email: string
  onChange: () => void
  onDone: () => void
}

/** What the shop said to a registration, where its e-mail went, and what is to be done now. */
export function Registered({ message, email, onChange, onDone }: RegisteredProps) {
  const hasRoute = useHasRoute()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Root>
      <Icon name="done" size={40} />
      <h2 ref={title} tabIndex={-1}>
        {registrationTexts.sentTitle}
      </h2>
      <p>{asSentence(message || registrationTexts.sent)}</p>
      <p>
        {registrationTexts.sentTo} <b>{email}</b>. {registrationTexts.sentNext}
      </p>
      <Actions>
        <Button kind="primary" onClick={onDone}>
          {registrationTexts.finish}
        </Button>
        {hasRoute(CONFIRM) && (
          <LinkButton to={`${CONFIRM}?${new URLSearchParams({ email })}`} onClick={onDone}>
            {registrationTexts.enterCode}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={onChange}>
          {registrationTexts.change}
        </Button>
      </Actions>
    </Root>
  )
}
