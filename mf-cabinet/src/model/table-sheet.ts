import styled from '@emotion/styled'
import { Sheet } from '@prilavok/shared-kernel/ui/sheet'

/** A sheet that a table fills to its edges: the header row keeps the round corners. */
export const TableSheet = styled(Sheet)`
  overflow: hidden;
`
