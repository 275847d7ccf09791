import styled from '@emotion/styled'
import { Sheet } from '@prilavok/shared-kernel/ui/sheet'

/** A sheet that a table fills to its edges; the corners of the header row are cut round. */
export const TableSheet = styled(Sheet)`
  overflow: hidden;
`
