import { styled } from '@prilavok/shared-kernel/styled'
import { Panel } from '@prilavok/shared-kernel/ui/panel'

/** A panel that a table fills to its edges; the corners of the header row are cut round. */
export const TablePanel = styled(Panel)`
  overflow: hidden;
`
