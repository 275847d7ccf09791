import { iconPaths } from './icon-paths'

export type IconName = keyof typeof iconPaths

export interface IconProps {
  name: IconName
  /** Side in px: 16, 18, 20, or 22 in the bottom bar (kit §8). @default 18 */
  size?: number
  /** Fills the shape with the accent: a heart that is on. */
  filled?: boolean
  className?: string
}

/** A Lucide icon in the colour of the text. Decorative: the text or label beside it carries the meaning. */
export function Icon({ name, size = 18, filled, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'var(--accent)' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      display="block"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
