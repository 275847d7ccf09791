import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import type { ReactNode } from 'react'
import { BasketColumns } from './basket-columns'

interface BasketSkeletonProps {
  /** Works before the rows are there; when they come it is mounted elsewhere, and what is typed and the focus go on. */
  quickAdd: ReactNode
  /** In the shape of the rows. */
  rows: ReactNode
}

/** The line of the tools over the rows. */
const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: 40px;
  margin-bottom: 12px;
  padding-left: 13px;
  ${media.compact} {
    padding-left: 0;
  }
  ${media.phone} {
    height: 44px;
    margin-bottom: 8px;
  }
`
const Total = styled.div`
  margin: 20px 0;
`

/** A basket that loads, in its shape. */
export function BasketSkeleton({ quickAdd, rows }: BasketSkeletonProps) {
  return (
    <BasketColumns>
      <div>
        {quickAdd}
        <div aria-busy>
          <Tools>
            <Skeleton width={112} height={20} />
            <Skeleton width={160} height={32} />
          </Tools>
          {rows}
        </div>
      </div>
      <Panel data-pad data-bleed>
        <SkeletonList rows={4} height={22} gap={14} />
        <Total>
          <Skeleton height={32} />
        </Total>
        <Skeleton height={44} />
      </Panel>
    </BasketColumns>
  )
}
