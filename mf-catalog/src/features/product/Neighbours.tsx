import { styled } from '@prilavok/shared-kernel/styled'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { useEffect, useEffectEvent } from 'react'
import { hasModifier } from './has-modifier'
import { productTexts } from './texts'
import type { NeighboursState } from './use-neighbours'

const Root = styled.span`
  display: flex;
  gap: 4px;
  margin-right: auto;
  [aria-disabled='true'] {
    background: none;
    color: var(--n-400);
    cursor: not-allowed;
  }
`
/** Where the arrows already mean something. */
const FIELDS = 'input,select,textarea,[role=tab],[data-photos]'

interface NeighboursProps extends NeighboursState {
  onShow: (productId: number) => void
}

/** The product before and the one after in the list below, by buttons and by the arrow keys; nothing without a list. */
export function Neighbours({ previous, next, loading, retry, onShow }: NeighboursProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (hasModifier(event)) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    const to = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // On its way down: dialogs keep arrows to themselves.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
  if (previous === undefined && next === undefined && !retry) return null
  const button = (icon: 'chevron-left' | 'chevron-right', label: string, to: number | undefined) => (
    // Stays in the order of focus at the ends of the list: whoever pressed it keeps the place.
    <IconButton
      icon={icon}
      label={label}
      size="m"
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onShow(to)}
    />
  )
  return (
    <Root>
      {button('chevron-left', productTexts.previous, previous)}
      {retry && next === undefined ? (
        <IconButton icon="refresh" label={productTexts.nextFailed} size="m" onClick={retry} />
      ) : loading && next === undefined ? (
        <IconButton icon="chevron-right" label={productTexts.next} size="m" busy />
      ) : (
        button('chevron-right', productTexts.next, next)
      )}
    </Root>
  )
}
