import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { useEffect, useState } from 'react'
import { Spinner } from './spinner'

const appear = keyframes`from { opacity: 0 }`

const Root = styled.div`
  position: fixed;
  right: 16px;
  bottom: calc(var(--orderbar, 0px) + 16px);
  left: 16px;
  z-index: var(--z-modal);
  display: flex;
  gap: 10px;
  align-items: center;
  width: fit-content;
  margin: 0 auto;
  padding: 10px 16px;
  border-radius: var(--r-m);
  background: var(--n-900);
  color: var(--n-0);
  font-size: 14px;
  line-height: 20px;
  animation: ${appear} var(--t-fast);
  ${media.compact} {
    /* Above both bars, where the notices stand. */
    bottom: calc(var(--bottombar) + 56px + 8px + env(safe-area-inset-bottom));
  }
`

/** Milliseconds in which code usually comes: nothing is said of it before. */
const DELAY_MS = 800

/** Says that what was asked for is on its way: the fallback around a dialog or a drawer whose code loads when it is opened. */
export function OpeningNote() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, DELAY_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  return (
    <Root role="status">
      <Spinner />
      {navigator.onLine ? 'Открываем…' : 'Нет связи. Откроется, когда она появится.'}
    </Root>
  )
}
