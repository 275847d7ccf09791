import { Link, useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { headerActionStyles } from '@prilavok/shared-kernel/theme'
import { CountBadge } from '@prilavok/shared-kernel/ui/badge'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useFavouritesEntry } from './use-favourites-entry'

const Root = styled(Link)(headerActionStyles)
const Badge = styled(CountBadge)`
  position: absolute;
  top: 2px;
  left: 50%;
  margin-left: 4px;
`

/** «Избранное» of the desktop header, with the number of favourites. */
export function FavouritesLink() {
  const { to, title, badge, onClick } = useFavouritesEntry()
  if (!useHasRoute()(to)) return null
  return (
    <Root to={to} onClick={onClick}>
      <Icon name="heart" size={20} />
      {title}
      {badge.count > 0 && (
        <>
          <span aria-hidden>
            <Badge count={badge.count} />
          </span>
          <VisuallyHidden>: {badge.meaning}</VisuallyHidden>
        </>
      )}
    </Root>
  )
}
