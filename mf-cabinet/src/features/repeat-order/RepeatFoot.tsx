import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { KeyHint } from '../../model/key-hint'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

const Texts = styled.div`
  flex: 1;
  min-width: 220px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-secondary);
  > p[role='alert'] {
    color: var(--danger-text);
  }
  b {
    font-weight: 600;
  }
  ${media.phone} {
    flex: none;
    width: 100%;
  }
`
const Add = styled.span`
  ${media.phone} {
    flex: 1;
    > button {
      width: 100%;
    }
  }
`

/** What would be added, and the button that does it. */
export function RepeatFoot({ repeat: { views, taken, error, adding, add } }: { repeat: Repeat }) {
  return (
    <>
      <Texts>
        {error && <p role="alert">{error}</p>}
        <p>
          {repeatTexts.enter(taken.length)}{' '}
          <b>
            {taken.length === views.length
              ? repeatTexts.all(taken.length)
              : repeatTexts.ofAll(taken.length, views.length)}
          </b>
          . {taken.some(({ held }) => held > 0) && repeatTexts.addUp}
        </p>
      </Texts>
      <ModalClose>{repeatTexts.cancel}</ModalClose>
      <Add>
        <Button
          kind="primary"
          disabled={taken.length === 0}
          busy={adding}
          busyLabel={repeatTexts.adding}
          onClick={() => void add()}
        >
          {taken.length > 0 ? repeatTexts.add(taken.length) : repeatTexts.nothing}
          <KeyHint aria-hidden>Ctrl Enter</KeyHint>
        </Button>
      </Add>
    </>
  )
}
