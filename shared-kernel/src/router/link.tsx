import { useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the shop, with query. */
  to: string
  /** Takes the place of the current page in the history. @default false */
  replace?: boolean
  /** Stored with the entry of the history. */
  state?: unknown
}

/**
 * A link inside the shop. Tells the shell when the buyer may mean to follow it (the pointer rests on it, it has the focus) and
 * when it is pressed, so that the page behind it is there sooner. Made of the router's hooks: its own `Link` brings the code of its
 * prefetching of routes along.
 */
export function Link({
  to,
  replace,
  state,
  target,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: LinkProps) {
  const { navigation } = useKernel()
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
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
