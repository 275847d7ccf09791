import { styled } from '@prilavok/shared-kernel/styled'
import { useNear } from '@prilavok/shared-kernel/timing'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { texts } from '../../texts'

const Root = styled.div`
  &:empty {
    display: none;
  }
`

export interface BlocksProps {
  /** ID of the product whose page it is: it does not stand among the others. */
  except?: number
}

/** What a chunk brings. */
export interface BlocksCode {
  Blocks: ComponentType<BlocksProps>
}

interface FarBlocksProps extends BlocksProps {
  /** See `codeQuery`. */
  code: UseQueryOptions<BlocksCode, Error, BlocksCode, string[]>
  /** Of what will stand here, so that the page's end stays where it is, px. */
  height: number
  /** What stands above is there. @default true */
  ready?: boolean
  className?: string
}

/** What stands far below: its code loads when the visitor comes near, and asks for its data then. */
export function FarBlocks({ code, height, ready = true, except, className }: FarBlocksProps) {
  const [place, near] = useNear<HTMLDivElement>(ready)
  const { data, error, isFetching, refetch } = useQuery({ ...code, enabled: near })
  return (
    <Root ref={place} className={className}>
      {near && data ? (
        <data.Blocks except={except} />
      ) : error ? (
        <RetryNote
          error={error}
          text={texts.farFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        // What nobody has asked for yet is not on its way: its place is still.
        <div style={{ height }}>{near && height > 0 && <Skeleton height={height} />}</div>
      )}
    </Root>
  )
}
