import { useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> {
  /** Path inside the shop, with query. */
  to: string
}

/**
 * A link inside the shop. Tells the shell when the buyer may mean to follow it (the pointer rests on it, it has the focus) and
 * when it is pressed, so that the page behind it is there sooner.
 */
export function Link({
  to,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: LinkProps) {
  const { navigation } = useKernel()
  return (
    <RouterLink
      {...rest}
      to={to}
      discover="none"
      onPointerEnter={(event) => {
        navigation.consider(to)
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        navigation.dismiss(to)
        onPointerLeave?.(event)
      }}
      onPointerDown={(event) => {
        if (event.button === 0) navigation.prefetch(to)
        onPointerDown?.(event)
      }}
      onFocus={(event) => {
        navigation.consider(to)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        navigation.dismiss(to)
        onBlur?.(event)
      }}
    />
  )
}
