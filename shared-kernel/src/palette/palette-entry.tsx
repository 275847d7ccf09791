import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Link, useNavigate } from '@prilavok/shared-kernel/router'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { usePalette } from './context'
import { Cell, Line, Title, Trailing } from './entry-styles'
import { PaletteMatch } from './palette-match'
import { usePaletteEntry } from './use-palette-entry'

interface EntryLook {
  icon: IconName
  title: string
  /** What was typed: matches in the title stand out. @default nothing stands out */
  text?: string
  /** Muted, beside the title; under it on phones. */
  description?: string
  /** At the end of the line: a number, a badge, a key. */
  trailing?: ReactNode
}

export type PaletteEntryProps = EntryLook &
  (
    | {
        /** Path of the page that it opens. */
        to: string
        onEnter?: undefined
      }
    | {
        to?: undefined
        /** What it does, once the palette is closed. */
        onEnter: () => void
      }
  )

/** Without the marks of what has matched, which cut words. */
const spokenName = ({ title, description }: EntryLook) => (description ? `${title}, ${description}` : title)

/** One plain line of the palette: opens a page, or does something; the palette closes first. */
export function PaletteEntry({ to, onEnter, ...look }: PaletteEntryProps) {
  return to === undefined ? <ActionEntry {...look} onEnter={onEnter} /> : <PageEntry {...look} to={to} />
}

function PageEntry({ to, ...look }: EntryLook & { to: string }) {
  const palette = usePalette()
  const { navigation } = useKernel()
  const navigate = useNavigate()
  const enter = () => {
    palette.close()
    navigate(to)
  }
  const { isActive, props } = usePaletteEntry({ enter })
  useEffect(() => {
    if (!isActive) return
    navigation.consider(to)
    return () => navigation.dismiss(to)
  }, [isActive, navigation, to])
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    enter()
  }
  return (
    <Line {...props} aria-label={spokenName(look)}>
      <Cell role="gridcell">
        <Link to={to} tabIndex={-1} onClick={press}>
          <EntryContent {...look} />
        </Link>
      </Cell>
    </Line>
  )
}

function ActionEntry({ onEnter, ...look }: EntryLook & { onEnter: () => void }) {
  const palette = usePalette()
  const enter = () => {
    palette.close()
    onEnter()
  }
  const { props } = usePaletteEntry({ enter })
  return (
    <Line {...props} aria-label={spokenName(look)}>
      <Cell role="gridcell">
        <button type="button" tabIndex={-1} onClick={enter}>
          <EntryContent {...look} />
        </button>
      </Cell>
    </Line>
  )
}

function EntryContent({ icon, title, text = '', description, trailing }: EntryLook) {
  return (
    <>
      <Icon name={icon} />
      <Title>
        <PaletteMatch title={title} text={text} />
        {description && (
          <>
            {' '}
            <small>{description}</small>
          </>
        )}
      </Title>
      {trailing && <Trailing>{trailing}</Trailing>}
    </>
  )
}
