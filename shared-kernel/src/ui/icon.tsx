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

const GRID = '0 0 24 24'
/** Long drawings that stand in every row of a list: a page has each once, as a symbol. */
const IN_ROWS = ['cart', 'eye', 'heart', 'truck'] as const satisfies readonly IconName[]
const isInRows = (name: IconName): boolean => IN_ROWS.some((one) => one === name)

/** A Lucide icon in the colour of the text; `.icon` of the reset draws it. Decorative: the text or label beside it carries the meaning. */
export function Icon({ name, size = 18, filled, className }: IconProps) {
  const shared = isInRows(name)
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox={shared ? undefined : GRID}
      aria-hidden
      data-filled={filled || undefined}
    >
      {shared ? <use href={`#icon-${name}`} /> : <path d={iconPaths[name]} />}
    </svg>
  )
}

/** The symbols that icons refer to; stands once in a page, before them. */
export function IconSymbols() {
  return (
    <svg aria-hidden display="none">
      {IN_ROWS.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox={GRID}>
          <path d={iconPaths[name]} />
        </symbol>
      ))}
    </svg>
  )
}
