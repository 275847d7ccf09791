import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { tableStyles } from './frame-styles'

const Box = styled.section(tableStyles)

/** A table that scrolls sideways where it has no room; the keyboard reaches and scrolls it. */
export function TableBox({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <Box className={className} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  )
}
