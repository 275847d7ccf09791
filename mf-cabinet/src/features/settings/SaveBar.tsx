import { useFixedBar } from '@prilavok/shared-kernel/bars'
import { NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { FormFailure, SubmitButton } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { useEffect, useEffectEvent, useRef } from 'react'
import { countChanged, LABELS } from './changed-fields'
import { FIELD_FORMS, settingsTexts } from './texts'
import type { Settings } from './use-settings-form'

const Root = styled.section`
  position: sticky;
  bottom: 12px;
  z-index: var(--z-orderbar);
  display: grid;
  gap: 12px;
  padding: 12px 20px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  ${media.compact} {
    bottom: calc(var(--bottombar) + env(safe-area-inset-bottom) + 8px);
    padding: 12px;
  }
  ${media.low} {
    position: static;
  }
  ${media.phone} {
    button {
      flex: 1 0 auto;
    }
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  > p {
    display: flex;
    flex: 1 1 240px;
    gap: 8px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
    > svg {
      flex: none;
      color: var(--danger-text);
    }
    b {
      font-weight: 600;
      color: var(--text);
    }
  }
`

interface SaveBarProps extends Pick<Settings, 'form'> {
  /** Of the form element. */
  formId: string
  /** The bar goes with the press of a button: takes the focus on. */
  onLeave: () => void
}

/** Stays in sight while something waits to be saved: how much, what is wrong, and «Сохранить». */
export function SaveBar({ form, formId, onLeave }: SaveBarProps) {
  const bar = useFixedBar('bottom')
  const isNeeded = form.unsaved || form.busy || Boolean(form.failure)
  const wasNeeded = useRef(isNeeded)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // «Сохранить» has gone with its press.
    if (wasNeeded.current && !isNeeded && document.activeElement === document.body) leave()
    wasNeeded.current = isNeeded
  }, [isNeeded])
  if (!isNeeded) return null
  if (!form.unsaved && !form.busy) {
    // The first of the two calls has saved what was typed, the second one has failed: nothing is left unsaved, and it is not whole.
    return (
      <Root {...bar} aria-label={settingsTexts.saveBar}>
        <FormFailure text={form.failure} />
        <Line>
          <p>{settingsTexts.savedInPart}</p>
          <SubmitButton form={form} formId={formId} kind="primary" busyLabel={settingsTexts.saving}>
            {settingsTexts.saveAgain}
          </SubmitButton>
        </Line>
      </Root>
    )
  }
  const changed = countChanged(form.values, form.saved)
  const wrong = Object.entries(LABELS).flatMap(([field, label]) =>
    form.error(field as keyof typeof form.values) ? [label] : [],
  )
  return (
    <Root {...bar} aria-label={settingsTexts.saveBar}>
      <FormFailure text={form.failure} />
      <Line>
        <p>
          {wrong.length > 0 && <Icon name="alert" size={18} />}
          <span>
            <b>
              {settingsTexts.unsaved} {changed}
              {NBSP}
              {pluralize(changed, FIELD_FORMS)}.
            </b>{' '}
            {wrong.length > 0 && settingsTexts.fix(wrong.join(', '))}
          </span>
        </p>
        <Button onClick={form.reset} aria-disabled={form.busy || undefined}>
          {settingsTexts.reset}
        </Button>
        <SubmitButton form={form} formId={formId} kind="primary" busyLabel={settingsTexts.saving}>
          {settingsTexts.save}
        </SubmitButton>
      </Line>
    </Root>
  )
}
