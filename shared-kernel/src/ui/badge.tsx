import { styled } from '@prilavok/shared-kernel/styled'

export interface CountBadgeProps {
  count: number
  /** Larger counts are shown as «999+». @default 999 */
  max?: number
  className?: string
}

const Root = styled.span`
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: 0 0 0 2px var(--bg-surface);
  font-size: 11px;
  line-height: 18px;
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
`

/** A number on an icon; nothing at 0. Put the meaning into the name of the link it stands on. */
export function CountBadge({ count, max = 999, className }: CountBadgeProps) {
  if (count <= 0) return null
  return <Root className={className}>{count > max ? `${max}+` : count}</Root>
}
