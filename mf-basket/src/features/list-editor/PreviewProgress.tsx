import { styled } from '@prilavok/shared-kernel/styled'
import { pasteTexts } from './texts'

/** Appears only where it takes longer than a second. */
const Root = styled.div`
  padding: 0 24px 12px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
  animation: appear var(--t-base) 1s both;
  > progress {
    display: block;
    width: 100%;
    height: 6px;
    margin-top: 4px;
    accent-color: var(--accent);
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`

/** How much of a list is looked up. */
export function PreviewProgress({ done, all }: { done: number; all: number }) {
  if (done === all) return null
  const text = pasteTexts.progress(done, all)
  return (
    <Root>
      {text}
      <progress value={done} max={all} aria-label={text} />
    </Root>
  )
}
