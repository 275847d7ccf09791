import { useKernel } from '@prilavok/shared-kernel/kernel'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { infoQuery } from '../../api/get-info'
import { ContentBlocks } from './ContentBlocks'
import { TextLoading } from './TextLoading'
import { contentTexts } from './texts'

interface InfoTextProps {
  /** Type of pages, or code of a text. */
  name: string
  /** Of a type: code of the one page; of a text: id of the block where the part begins. @default all of it */
  element?: string
  /** What stands around the text; nothing of it where the shop has no such text. */
  children?: (text: ReactNode) => ReactNode
}

/** A text of the shop from ITEMS of the info call (SHELL-027), its headers below a heading of the page. */
export function InfoText({ name, element, children = (text) => text }: InfoTextProps) {
  const { data, error, isFetching, refetch } = useQuery(infoQuery(useKernel(), name, element))
  const blocks = data?.flatMap(({ BLOCKS }) => BLOCKS)
  if (blocks?.length === 0) return null
  return children(
    blocks ? (
      <ContentBlocks blocks={blocks} heading="h3" />
    ) : error ? (
      <ErrorState
        title={contentTexts.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <TextLoading />
    ),
  )
}
