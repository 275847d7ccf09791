import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { sectionsQuery } from '../api/get-sections'
import { CatalogPanel } from '../features/sections/CatalogPanel'
import { sectionsTexts } from '../features/sections/texts'
import { MENU_DEPTH, sectionTree } from '../model/section-tree'

/** Sections under the «Каталог» button. Rendered, and so loaded, when the button is pressed. */
export default function CatalogMenu(props: SlotProps['header.catalogMenu']) {
  return (
    <Container>
      <Menu {...props} />
    </Container>
  )
}

function Menu({ onNavigate }: SlotProps['header.catalogMenu']) {
  const { data, error, isFetching, refetch } = useQuery(sectionsQuery(useKernel()))
  if (data) return <CatalogPanel nodes={sectionTree(data.ITEMS, MENU_DEPTH)} onNavigate={onNavigate} />
  if (error)
    return (
      <ErrorState
        error={error}
        title={sectionsTexts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div aria-busy>
      <SkeletonList rows={10} height={32} />
    </div>
  )
}
