import { styled } from '@prilavok/shared-kernel/styled'
import { type KeyboardEvent, useId, useRef } from 'react'
import { percent } from '../../texts'
import { detailTexts } from './texts'

const STEPS = [0, 1, 5, 10, 25, 50, 100]

/** A share that was set by the command line stands among the usual ones. */
const stepsWith = (share: number | undefined): number[] =>
  share === undefined || STEPS.includes(share) ? STEPS : [...STEPS, share].sort((a, b) => a - b)

const Group = styled.div`
  display: flex;
  gap: 4px;
  button {
    flex: 1;
    min-width: 0;
    height: 36px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    font-weight: 500;
  }
  button[aria-pressed='true'] {
    border-color: var(--n-900);
    background: var(--n-900);
    color: var(--n-0);
  }
  button[aria-disabled='true']:not([aria-pressed='true']) {
    background: var(--n-50);
    color: var(--n-500);
    cursor: not-allowed;
  }
  @media (max-width: 1199px) {
    button {
      height: 44px;
    }
  }
`
const Hint = styled.p`
  margin-top: 6px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
`

interface ShareStepsProps {
  share: number | undefined
  /** Why no step can be taken; undefined: they can. */
  blocked: string | undefined
  /** Why the steps above the present one cannot be taken. */
  blockedAbove: string | undefined
  onChoose: (share: number) => void
}

/**
 * The share of a candidate, in steps: buttons, because a press asks for confirmation first. Arrows go between them. A step that
 * cannot be taken stays reachable, and its reason stands below.
 */
export function ShareSteps({ share, blocked, blockedAbove, onChoose }: ShareStepsProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const steps = stepsWith(share)
  const isBlocked = (step: number) =>
    blocked !== undefined || (blockedAbove !== undefined && share !== undefined && step > share)
  const current = Math.max(
    0,
    steps.findIndex((step) => step >= (share ?? 0)),
  )
  const press = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: steps.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons[(to + steps.length) % steps.length]?.focus()
  }
  const hint = blocked ?? blockedAbove
  return (
    <>
      <Group
        ref={group}
        role="group"
        aria-label={detailTexts.share}
        aria-describedby={hint ? id : undefined}
        onKeyDown={press}
      >
        {steps.map((step, index) => (
          <button
            key={step}
            type="button"
            className="num"
            aria-pressed={step === share}
            aria-label={percent(step)}
            aria-disabled={isBlocked(step) || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => !isBlocked(step) && step !== share && onChoose(step)}
          >
            {step}
          </button>
        ))}
      </Group>
      {hint && <Hint id={id}>{hint}</Hint>}
    </>
  )
}
