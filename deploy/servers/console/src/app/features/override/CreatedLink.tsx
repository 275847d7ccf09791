import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { OuterLinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useEffect, useRef, useState } from 'react'
import type { OverrideAnswer } from '../../../contract'
import { formatTime } from '../../model/time'
import { overrideTexts } from './texts'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const End = styled.p`
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  a {
    color: var(--accent-text);
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`

interface CreatedLinkProps {
  created: OverrideAnswer
  onAnother: () => void
}

/** The link, to be copied or opened, and how what it gives is ended. */
export function CreatedLink({ created, onAnother }: CreatedLinkProps) {
  const { link, end, until } = created
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Without a secure connection a browser has no clipboard for pages.
      setCopied(false)
      field.current?.focus()
      field.current?.select()
    }
  }
  return (
    <>
      <Note tone="success" role="status">
        {overrideTexts.created(formatTime(until))}
      </Note>
      <TextField
        ref={field}
        label={overrideTexts.link}
        readOnly
        value={link}
        error={copied === false ? overrideTexts.notCopied : undefined}
      />
      <Buttons>
        <Button kind="primary" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{copied ? overrideTexts.copied : overrideTexts.copy}</span>
        </Button>
        <OuterLinkButton href={link}>{overrideTexts.visit}</OuterLinkButton>
        <Button onClick={onAnother}>{overrideTexts.another}</Button>
      </Buttons>
      <End>
        {overrideTexts.end} <a href={end}>{end}</a>
      </End>
    </>
  )
}
