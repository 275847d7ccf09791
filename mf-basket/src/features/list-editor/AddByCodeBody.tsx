import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { PastedList } from '@prilavok/shared-kernel/contract/lists'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'
import { useState } from 'react'
import { ListWarnings } from '../../model/list-form/ListWarnings'
import type { CodeRows } from './model/use-code-rows'
import { CodeList } from './rows/CodeList'
import { addByCodeTexts } from './texts'

const Head = styled.div`
  padding: 8px 24px;
  > p {
    font-size: 13px;
    line-height: 22px;
    color: var(--text-muted);
  }
  kbd {
    ${keyStyles}
  }
  ${media.phone} {
    padding: 8px 16px;
    > p > span {
      display: none;
    }
  }
`

interface AddByCodeBodyProps {
  basket: BasketType
  codes: CodeRows
}

/** The rows of the form; closing asks first once something is typed. */
export function AddByCodeBody({ basket, codes }: AddByCodeBodyProps) {
  useLeaveGuard(codes.edited, () => undefined)
  const [list, setList] = useState<PastedList>()
  const takeSkipped = () => {
    if (!list) return
    const left = codes.append(list.skipped)
    setList({ ...list, skipped: [], cut: list.cut + left })
  }
  return (
    <>
      <Head>
        <p>
          {addByCodeTexts.about}{' '}
          <span>
            <kbd>Enter</kbd> {addByCodeTexts.nextRow}
          </span>
        </p>
        {list && <ListWarnings list={list} onTakeSkipped={takeSkipped} />}
      </Head>
      <CodeList basket={basket} codes={codes} onPasted={setList} />
    </>
  )
}
