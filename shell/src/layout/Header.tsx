import { useFixedBar } from '@prilavok/shared-kernel/bars'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { CatalogMenu } from '../features/catalog-menu/CatalogMenu'
import { FavouritesLink } from './FavouritesLink'
import { Logo } from './Logo'
import { MobileActions } from './MobileActions'
import { UtilityRow } from './UtilityRow'

const Root = styled.header`
  ${media.compact} {
    position: sticky;
    top: 0;
    z-index: var(--z-header);
  }
  ${media.low} {
    position: static;
  }
`
/** One search field for both layouts: the grid puts it beside the button or under the logo. */
const Main = styled.div`
  position: relative;
  z-index: var(--z-header);
  border-bottom: 1px solid var(--border);
  background: var(--bg-surface);
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: 20px;
  max-width: calc(var(--container) + 80px);
  height: var(--header-main);
  margin: 0 auto;
  padding: 0 40px;
  > [data-area='search'] {
    min-width: 0;
    min-height: 44px;
  }
  > [data-area='account'] {
    display: flex;
    justify-content: flex-end;
    min-width: 70px;
    min-height: 52px;
  }
  > [data-area='basket'] {
    min-width: 134px;
    min-height: 52px;
  }
  ${media.narrowDesktop} {
    gap: 14px;
    padding: 0 24px;
  }
  ${media.compact} {
    grid-template: 52px 54px / minmax(0, 1fr) auto;
    gap: 0;
    height: auto;
    padding: 0 12px;
    > [data-area='search'] {
      grid-area: 2 / 1 / 3 / 3;
      align-self: start;
    }
    > [data-area='favourites'],
    > [data-area='account'],
    > [data-area='basket'],
    > [data-area='catalog'] {
      display: none;
    }
  }
`

/** Supplier's row, logo, catalogue, search, favourites, account, basket; below 1200 the logo, phone and menu over the search. */
export function Header() {
  return (
    <Root {...useFixedBar('top')}>
      <UtilityRow />
      <Main>
        <Grid>
          <Logo />
          <CatalogMenu />
          <div data-area="search">
            <Slot name="header.search" props={{ variant: 'desktop' }} />
          </div>
          <div data-area="favourites">
            <FavouritesLink />
          </div>
          <div data-area="account">
            <Slot name="header.account" props={{}} />
          </div>
          <div data-area="basket">
            <Slot name="header.basket" props={{}} />
          </div>
          <MobileActions />
        </Grid>
      </Main>
    </Root>
  )
}
