import { useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> {
  /** Path inside the shop, with query. */
  to: string
}

/** A link inside the shop. Starts to load the page that it leads to when the buyer means to follow it. */
export function Link({ to, onPointerEnter, onTouchStart, ...rest }: LinkProps) {
  const { navigation } = useKernel()
  return (
    <RouterLink
      {...rest}
      to={to}
      discover="none"
      onPointerEnter={(event) => {
        navigation.prefetch(to)
        onPointerEnter?.(event)
      }}
      onTouchStart={(event) => {
        navigation.prefetch(to)
        onTouchStart?.(event)
      }}
    />
  )
}
