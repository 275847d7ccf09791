import { styled } from '@prilavok/shared-kernel/styled'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { useEffect, useState } from 'react'
import type { Strength } from './password-strength'
import { strengthTexts } from './texts'

const PAUSE_MS = 200

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 16px;
  margin-top: 6px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`
const Bars = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(4, 20px);
  gap: 3px;
  > i {
    height: 4px;
    border-radius: 2px;
    background: var(--n-300);
  }
  &[data-tone='danger'] > [data-on] {
    background: var(--danger-text);
  }
  &[data-tone='warning'] > [data-on] {
    background: var(--warning-text);
  }
  &[data-tone='success'] > [data-on] {
    background: var(--success-text);
  }
`
const BARS = [1, 2, 3, 4]
const toneOf = (score: number) => (score < 2 ? 'danger' : score < 3 ? 'warning' : 'success')

/** The code of the check comes with the first letters; without it there is no hint. */
function useStrength(password: string, email: string): Strength | undefined {
  const typed = useDebounced(password, PAUSE_MS)
  const [found, setFound] = useState<{ typed: string; strength: Strength }>()
  useEffect(() => {
    if (!typed) return
    const state = { current: true }
    import(/* webpackChunkName: "password-strength" */ './password-strength')
      .then(({ strengthOf }) => {
        if (state.current) setFound({ typed, strength: strengthOf(typed, email) })
      })
      .catch(() => undefined)
    return () => {
      state.current = false
    }
  }, [typed, email])
  return password && found ? found.strength : undefined
}

interface PasswordStrengthProps {
  password: string
  /** Whose password it is: what a guesser knows of the person. */
  email: string
}

/** Says how hard the typed password is to guess. A hint: it rejects nothing. */
export function PasswordStrength({ password, email }: PasswordStrengthProps) {
  const strength = useStrength(password, email)
  return (
    <Root role="status">
      {strength && (
        <>
          <Bars aria-hidden data-tone={toneOf(strength.score)}>
            {BARS.map((bar) => (
              <i key={bar} data-on={bar <= Math.max(1, strength.score) ? '' : undefined} />
            ))}
          </Bars>
          <span>
            {strengthTexts.strength}: {strengthTexts.scores[strength.score]}
            {strength.reason && `. ${strength.reason}`}
          </span>
        </>
      )}
    </Root>
  )
}
